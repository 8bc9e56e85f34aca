import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRef } from '#codegen/edits/readRef.ts';

let folder = '';
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], { cwd: folder, encoding: 'utf8' });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'q-system-'));
  git('init', '-q');
  git('commit', '-q', '--allow-empty', '-m', 'Nothing yet');
  git('tag', 'empty');
  await mkdir(join(folder, 'schemas/kinds'), { recursive: true });
  await writeFile(join(folder, 'schemas/kinds/wärme pumpe.json'), '{ "a": "ä" }\n');
  await writeFile(join(folder, 'schemas/notes.txt'), 'not read');
  git('add', '.');
  git('commit', '-q', '-m', 'A kind');
  git('tag', 'v1');
  await writeFile(join(folder, 'schemas/kinds/wärme pumpe.json'), 'changed and not committed');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the schema files of a commit', () => {
  it('are read as they were, whatever their names', async () => {
    expect(await readRef('v1', { folder })).toEqual({
      texts: new Map([['schemas/kinds/wärme pumpe.json', '{ "a": "ä" }\n']]),
    });
  });

  it.each([
    ['empty', '"empty" has no files in schemas/.'],
    [
      'v2',
      `"v2" can't be read: there is no such commit. A shallow clone has only the newest ones; fetch more of them.`,
    ],
    [
      '--all',
      `"--all" can't be read: there is no such commit. A shallow clone has only the newest ones; fetch more of them.`,
    ],
  ])('%s: %s', async (ref, fault) => {
    expect(await readRef(ref, { folder })).toEqual({ fault });
  });

  it('need a repository', async () => {
    const read = await readRef('HEAD', { folder: tmpdir() });
    expect(read).toMatchObject({ fault: expect.stringContaining('not a git repository') });
  });
});
