import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inputLimits } from '#codegen/inputLimits.ts';

/** The schema files of a commit, by path from the project's folder, or why they can't be read. */
export type ReadRef = { texts: ReadonlyMap<string, string> } | { fault: string };

/** Reads the texts of schemas/ at a git reference, as they are stored there. */
export async function readRef(ref: string, { folder = '.' } = {}): Promise<ReadRef> {
  const git = (...args: string[]) => runGit(folder, args);
  try {
    const commit = (await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`)).trim();
    const listed = await git('ls-tree', '-r', '-z', commit, '--', 'schemas/');
    const files = listed.split('\0').flatMap((entry) => {
      // An entry is a mode, a type and an id, and after a tab the path from this folder.
      const [, type, id, file] = /^\d+ (\w+) ([0-9a-f]+)\t(.*)$/s.exec(entry) ?? [];
      return type === 'blob' && id && file && /\.(?:json|yaml)$/.test(file) ? [{ id, file }] : [];
    });
    if (files.length === 0) return { fault: `"${ref}" has no files in schemas/.` };
    const texts = await Promise.all(
      files.map(async ({ id, file }) => [file, await git('cat-file', 'blob', id)] as const),
    );
    return { texts: new Map(texts.sort(([a], [b]) => (a < b ? -1 : 1))) };
  } catch (error) {
    return { fault: `"${ref}" can't be read: ${toReason(error)}` };
  }
}

const run = promisify(execFile);

async function runGit(cwd: string, args: string[]): Promise<string> {
  const { stdout } = await run('git', args, { cwd, maxBuffer: inputLimits.bytes * 2, encoding: 'utf8' });
  return stdout;
}

function toReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'ENOENT') return 'git is not installed.';
  const said = 'stderr' in error ? String(error.stderr).trim() : '';
  if (said !== '') return said.split('\n')[0]?.replace(/^fatal: /, '') ?? said;
  return 'there is no such commit. A shallow clone has only the newest ones; fetch more of them.';
}
