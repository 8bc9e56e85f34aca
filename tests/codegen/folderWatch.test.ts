import { watch as watchFolder } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FolderWatch } from '#codegen/FolderWatch.ts';

let around = '';
let folder = '';
let watched: FolderWatch | undefined;
const onChange = vi.fn();

beforeEach(async () => {
  around = await mkdtemp(join(tmpdir(), 'q-system-'));
  folder = join(around, 'schemas');
  for (const name of ['sub/deep', 'sub2']) await mkdir(join(folder, name), { recursive: true });
  for (const name of ['a', 'sub/b', 'sub/deep/c', 'sub2/d']) await writeFile(join(folder, name), '');
  onChange.mockClear();
});
afterEach(async () => {
  watched?.close();
  vi.useRealTimers();
  await rm(around, { recursive: true });
});

function start(): FolderWatch {
  watched = new FolderWatch(folder, onChange);
  return watched;
}

/** Does something to a file or folder, and waits until the system has reported that to all who watch the folder around it. */
async function change(name: string, act: (path: string) => Promise<unknown>): Promise<void> {
  const path = join(around, name);
  const reported = new Promise<void>((resolve) => {
    const last = watchFolder(dirname(path), (_event, file) => {
      if (file !== basename(path)) return;
      last.close();
      resolve();
    });
  });
  await act(path);
  await reported;
}

/** Changes the times, of which the system reports one change. */
const touch = (name: string) => change(name, (path) => utimes(path, 1, 1));
const create = (name: string) => change(name, (path) => mkdir(path));
const save = (name: string) => change(name, (path) => writeFile(path, ''));
const remove = (name: string) => change(name, (path) => rm(path, { recursive: true }));

describe('a change', () => {
  it.each(['schemas', 'schemas/a', 'schemas/sub', 'schemas/sub/b', 'schemas/sub/deep/c'])(
    'of %s is reported',
    async (name) => {
      start();
      await touch(name);
      expect(onChange).toHaveBeenCalled();
    },
  );

  it('is reported once', async () => {
    start();
    await touch('schemas/sub/b');
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('beside the folder is not reported', async () => {
    await writeFile(join(around, 'beside'), '');
    start();
    await touch('beside');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('after the end is not reported', async () => {
    start().close();
    await touch('schemas/a');
    await touch('schemas/sub/b');
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('a folder inside', () => {
  it('that is new is followed', async () => {
    const watch = start();
    await create('schemas/new');
    expect(onChange).toHaveBeenCalled();
    watch.follow();
    await save('schemas/new/e');
    onChange.mockClear();
    await touch('schemas/new/e');
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('that is created anew is followed again, with those in it', async () => {
    const watch = start();
    await remove('schemas/sub');
    await create('schemas/sub');
    await create('schemas/sub/deep');
    watch.follow();
    onChange.mockClear();
    await save('schemas/sub/deep/c');
    expect(onChange).toHaveBeenCalled();
    onChange.mockClear();
    await save('schemas/sub/b');
    expect(onChange).toHaveBeenCalled();
  });

  it('that replaces one that was moved away is followed, with those in it', async () => {
    const watch = start();
    await change('schemas/sub', (path) => rename(path, join(around, 'moved')));
    await create('schemas/sub');
    await create('schemas/sub/deep');
    watch.follow();
    onChange.mockClear();
    await save('schemas/sub/deep/c');
    expect(onChange).toHaveBeenCalled();
  });

  it('beside one that is deleted is still followed', async () => {
    start();
    await remove('schemas/sub');
    expect(onChange).toHaveBeenCalled();
    onChange.mockClear();
    await touch('schemas/sub2/d');
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('is followed once, however often that is asked for', async () => {
    const watch = start();
    watch.follow();
    await touch('schemas/sub2/d');
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});

describe('the folder', () => {
  it('may be deleted and created anew', async () => {
    const watch = start();
    await remove('schemas');
    expect(onChange).toHaveBeenCalled();
    watch.follow();
    onChange.mockClear();
    await create('schemas');
    expect(onChange).toHaveBeenCalled();
    watch.follow();
    onChange.mockClear();
    await save('schemas/a');
    expect(onChange).toHaveBeenCalled();
  });

  it('is looked for each second while the one around it is missing', async () => {
    await rm(around, { recursive: true });
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const watch = start();
    watch.follow();
    vi.advanceTimersByTime(999);
    expect(onChange).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onChange).toHaveBeenCalledTimes(1);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'a'), '');
    vi.advanceTimersByTime(1000);
    expect(onChange).toHaveBeenCalledTimes(2);
    await touch('schemas/a');
    expect(onChange).toHaveBeenCalledTimes(3);
    watch.close();
    expect(vi.getTimerCount()).toBe(0);
  });
});
