// Plain JavaScript, so that it starts beside the rest without a loader: the type maker takes longest of all to load.
import { parentPort } from 'node:worker_threads';
import openapiTS, { astToString } from 'openapi-typescript';

parentPort?.on('message', async (contract) => {
  try {
    // A field with a default may be left out of what is sent; answers list it as required.
    parentPort?.postMessage({
      types: astToString(await openapiTS(contract, { silent: true, defaultNonNullable: false })),
    });
  } catch (error) {
    parentPort?.postMessage({ error: String(error) });
  }
});
