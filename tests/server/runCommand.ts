import { execFile } from 'node:child_process';
import { join } from 'node:path';

export interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a program of the server with these settings to its end; a non-zero exit code is not a failure. */
export function runCommand(command: string, args: readonly string[], settings: Record<string, string>): Promise<Ended> {
  const env = { ...process.env, DATABASE_URL: '', ...settings };
  return new Promise((done) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', join('server', command), ...args],
      { env },
      (error, stdout, stderr) => done({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr }),
    );
    child.stdin?.end();
  });
}
