// Plain JavaScript, so that the thread starts without a loader: the type generator takes longest of all to load.
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';

// `import` would first scan the whole TypeScript compiler, which is CommonJS, for the names that it exports.
const { default: openapiTS, astToString } = createRequire(import.meta.url)('openapi-typescript');

parentPort?.on('message', async (contract) => {
  try {
    // A field with a default is optional in what is sent; answers list it as required.
    parentPort?.postMessage({
      types: astToString(await openapiTS(contract, { silent: true, defaultNonNullable: false })),
    });
  } catch (error) {
    parentPort?.postMessage({ error: String(error) });
  }
});
