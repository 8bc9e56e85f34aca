// Plain JavaScript, so that Node.js starts it without a loader.
import { Worker } from 'node:worker_threads';
import { importBundle } from './importBundle.mjs';

// The type generator takes longest of all to load: it starts before the modules of the command.
const thread = new Worker(new URL('./apiTypes.worker.mjs', import.meta.url), { execArgv: [] });
try {
  const { runCommand } = await importBundle('command.cli.ts');
  await runCommand(process.argv.slice(2), thread);
} finally {
  await thread.terminate();
}
