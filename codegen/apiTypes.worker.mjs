// Plain JavaScript, so that it starts beside the rest without a loader: the type maker takes longest of all to load.
import { parentPort } from 'node:worker_threads';
import openapiTS, { astToString } from 'openapi-typescript';

parentPort?.on('message', async (contract) => {
  try {
    parentPort?.postMessage({ types: astToString(await openapiTS(contract, { silent: true })) });
  } catch (error) {
    parentPort?.postMessage({ error: String(error) });
  }
});
