import { ApiTypesWorker } from './ApiTypesWorker.ts';

// The type generator takes longest of all to load: it starts before the modules of the command.
const worker = new ApiTypesWorker();
try {
  const { runCommand } = await import('./command.cli.ts');
  await runCommand(process.argv.slice(2), worker);
} finally {
  await worker.end();
}
