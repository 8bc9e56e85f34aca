import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { inject } from 'vitest';

export interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a program of the server with these settings to its end; a non-zero exit code is not a failure. */
export function runCommand(program: string, args: readonly string[], settings: Record<string, string>): Promise<Ended> {
  const env = { ...process.env, DATABASE_URL: '', ...settings };
  return new Promise((done) => {
    const child = execFile(process.execPath, [...toStart(program), ...args], { env }, (error, stdout, stderr) =>
      done({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr }),
    );
    child.stdin?.end();
  });
}

/** The arguments of Node that start a built program by its name, or a source file of the server by its path. */
export function toStart(program: string): string[] {
  return program.endsWith('.ts') ? ['--import', 'tsx', program] : [join(inject('programs'), `${program}.js`)];
}
