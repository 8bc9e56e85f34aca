// Plain JavaScript, so that the thread starts without a loader: the type generator takes longest of all to load.
import { parentPort } from 'node:worker_threads';
import openapiTS, { astToString } from 'openapi-typescript';

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
