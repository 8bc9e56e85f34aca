import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inputLimits } from '#codegen/inputLimits.ts';

/** The schema files of a commit, by path from the project's folder, or why they can't be read. */
export type ReadRef = { texts: ReadonlyMap<string, string> } | { fault: string };

/** Reads the texts of schemas/ at a git reference, as they are stored there; by default in the present folder. */
export async function readRef(ref: string, { folder }: { folder?: string } = {}): Promise<ReadRef> {
  const git = (...args: string[]) => runGit(folder, args);
  try {
    const commit = (await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`)).trim();
    const listed = await git('ls-tree', '-r', '-z', commit, '--', 'schemas/');
    const files = listed.split('\0').flatMap((entry) => {
      // An entry is a mode, a type and an id, and after a tab the path from this folder.
      const [, id, file] = /^\d+ blob (\w+)\t(.*\.(?:json|yaml))$/s.exec(entry) ?? [];
      return id && file ? [{ id, file }] : [];
    });
    if (files.length === 0) return { fault: `"${ref}" has no files in schemas/.` };
    const texts = await Promise.all(
      files.map(async ({ id, file }) => [file, await git('cat-file', 'blob', id)] as const),
    );
    return { texts: new Map(texts) };
  } catch (error) {
    return { fault: `"${ref}" can't be read: ${toReason(error)}` };
  }
}

const run = promisify(execFile);

async function runGit(cwd: string | undefined, args: string[]): Promise<string> {
  const { stdout } = await run('git', args, { cwd, maxBuffer: inputLimits.bytes * 2, encoding: 'utf8' });
  return stdout;
}

function toReason(error: unknown): string {
  const { code, stderr, message } = Object(error);
  if (code === 'ENOENT') return 'git is not installed.';
  const [said] = String(stderr).split('\n');
  if (said) return said.replace(/^fatal: /, '');
  // Asked for a commit that is missing, git fails without a word.
  return code === 1
    ? 'there is no such commit. A shallow clone has only the newest ones; fetch more of them.'
    : message;
}
