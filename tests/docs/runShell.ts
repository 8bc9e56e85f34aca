import { type ExecFileException, execFile } from 'node:child_process';
import type { Finished } from '../codegen/projectCopy.ts';

interface Shell {
  cwd: string;
  env: Record<string, string>;
}

/** Runs a line of a shell to its end; npm adds nothing to what the line prints. */
export function runShell(line: string, { cwd, env }: Shell): Promise<Finished> {
  const own = { ...process.env, npm_config_loglevel: 'silent', DATABASE_URL: '', ...env };
  return new Promise((done) => {
    const child = execFile(
      'bash',
      ['-c', line],
      { cwd, env: own, maxBuffer: 1 << 26 },
      (error: ExecFileException | null, stdout, stderr) =>
        done({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr }),
    );
    child.stdin?.end();
  });
}
