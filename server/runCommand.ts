import { type Config, readConfig } from './config.ts';
import { describeStartFault } from './describeStartFault.ts';

/**
 * Runs an operator's command with the settings; a fault that the operator can fix is printed as one line, without a
 * stack.
 */
export async function runCommand(command: (config: Config) => Promise<void>): Promise<void> {
  let config: Config | undefined;
  try {
    config = readConfig(process.env);
    await command(config);
  } catch (error) {
    process.stderr.write(`${describeStartFault(error, config) ?? getStack(error)}\n`);
    process.exitCode = 1;
  }
}

function getStack(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
