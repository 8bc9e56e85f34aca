import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readRef } from '#codegen/edits/readRef.ts';

let folder = '';
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], { cwd: folder, encoding: 'utf8' });

/** A file that is as long as one may be, and one that is far too long. */
const LONG = `"${'x'.repeat(1_999_998)}"`;
const TOO_LONG = `"${'x'.repeat(4_000_000)}"`;

async function commit(tag: string, files: Record<string, string>): Promise<void> {
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text);
  git('add', '.');
  git('commit', '-q', '-m', tag);
  git('tag', tag);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'q-system-'));
  git('init', '-q');
  git('commit', '-q', '--allow-empty', '-m', 'Nothing yet');
  git('tag', 'empty');
  await mkdir(join(folder, 'schemas/kinds'), { recursive: true });
  await commit('v1', { 'schemas/kinds/wärme pumpe.json': '{ "a": "ä" }\n', 'schemas/notes.txt': 'not read' });
  await symlink('notes.txt', join(folder, 'schemas/link.json'));
  await commit('v2', {
    'schemas/a\nb.json': '1',
    'schemas/copy.json.bak': '2',
    'schemas/kinds/z.json': '3',
    'schemas/openapi.yaml': '4',
    'schemas/short.yml': '5',
    'outside.json': '6',
  });
  // A commit in place of a folder is that of a submodule.
  git('update-index', '--add', '--cacheinfo', `160000,${git('rev-parse', 'v1').trim()},schemas/part.json`);
  git('commit', '-q', '-m', 'A submodule');
  git('tag', '--force', 'v2');
  await commit('long', { 'schemas/long.json': LONG });
  await commit('tooLong', { 'schemas/long.json': TOO_LONG });
  await writeFile(join(folder, 'schemas/kinds/wärme pumpe.json'), 'changed and not committed');
});

afterAll(() => rm(folder, { recursive: true, force: true }));
afterEach(() => {
  vi.unstubAllEnvs();
});

const MISSING = 'there is no such commit. A shallow clone has only the newest ones; fetch more of them.';

describe('the schema files of a commit', () => {
  it('are read as they were, whatever their names', async () => {
    expect(await readRef('v1', { folder })).toEqual({
      texts: new Map([['schemas/kinds/wärme pumpe.json', '{ "a": "ä" }\n']]),
    });
  });

  it('are those in JSON and YAML, in the order of their paths', async () => {
    const read = await readRef('v2', { folder });
    expect('texts' in read && [...read.texts]).toEqual([
      ['schemas/a\nb.json', '1'],
      ['schemas/kinds/wärme pumpe.json', '{ "a": "ä" }\n'],
      ['schemas/kinds/z.json', '3'],
      ['schemas/link.json', 'notes.txt'],
      ['schemas/openapi.yaml', '4'],
    ]);
  });

  it('may be as long as codegen reads them', async () => {
    const read = await readRef('long', { folder });
    expect('texts' in read && read.texts.get('schemas/long.json')).toBe(LONG);
  });

  it.each([
    ['empty', '"empty" has no files in schemas/.'],
    ['v3', `"v3" can't be read: ${MISSING}`],
    ['--all', `"--all" can't be read: ${MISSING}`],
    ['tooLong', `"tooLong" can't be read: stdout maxBuffer length exceeded`],
  ])('%s: %s', async (ref, fault) => {
    expect(await readRef(ref, { folder })).toEqual({ fault });
  });

  it('are those of the present folder unless another one is named', async () => {
    expect(await readRef('no such name')).toEqual({ fault: `"no such name" can't be read: ${MISSING}` });
  });

  it('need a repository', async () => {
    vi.stubEnv('LC_ALL', 'C');
    const read = await readRef('HEAD', { folder: tmpdir() });
    expect(read).toEqual({
      // What follows depends on where the folder is mounted.
      fault: expect.stringMatching(/^"HEAD" can't be read: not a git repository \(or any [^\n]*$/),
    });
  });

  it('need git', async () => {
    vi.stubEnv('PATH', folder);
    expect(await readRef('v1', { folder })).toEqual({ fault: `"v1" can't be read: git is not installed.` });
  });
});
