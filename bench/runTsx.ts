import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Runs a script of this project to its end; only its errors are printed. */
export function runTsx(...args: string[]): void {
  runTsxWith({}, ...args);
}

/** Like `runTsx`, with additional environment variables. */
export function runTsxWith(env: Record<string, string>, ...args: string[]): void {
  execFileSync(process.execPath, [join('node_modules', '.bin', 'tsx'), ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
