import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FolderWatch } from '#codegen/FolderWatch.ts';
import { eventually } from '../fixtures/eventually.ts';

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

const start = () => {
  watched = new FolderWatch(folder, onChange);
  return watched;
};
/** Changes the times of a file or folder, of which the system reports one change. */
const touch = (name: string) => utimes(join(around, name), 1, 1);
const isReported = () => eventually(() => expect(onChange).toHaveBeenCalled());

describe('a change', () => {
  it.each(['schemas/a', 'schemas/sub', 'schemas/sub/b', 'schemas/sub/deep/c'])('of %s is reported', async (name) => {
    start();
    await touch(name);
    await isReported();
  });

  it('beside the folder is not reported', async () => {
    await writeFile(join(around, 'beside'), '');
    start();
    await touch('beside');
    await touch('schemas/a');
    await isReported();
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('after the end is not reported', async () => {
    start().close();
    const later = vi.fn();
    const second = new FolderWatch(folder, later);
    await touch('schemas/a');
    await eventually(() => expect(later).toHaveBeenCalled());
    second.close();
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('a folder inside', () => {
  it('that is new is followed', async () => {
    const watch = start();
    await mkdir(join(folder, 'new'));
    await writeFile(join(folder, 'new/e'), '');
    await isReported();
    watch.follow();
    onChange.mockClear();
    await touch('schemas/new/e');
    await isReported();
  });

  it('that is created anew is followed again, with those in it', async () => {
    const watch = start();
    await rm(join(folder, 'sub'), { recursive: true });
    await mkdir(join(folder, 'sub/deep'), { recursive: true });
    await writeFile(join(folder, 'sub/deep/c'), '');
    await isReported();
    await touch('schemas/sub2/d');
    await eventually(() => expect(onChange.mock.calls.length).toBeGreaterThan(1));
    watch.follow();
    onChange.mockClear();
    await touch('schemas/sub/deep/c');
    await isReported();
  });

  it('beside one that is deleted is still followed', async () => {
    start();
    await rm(join(folder, 'sub'), { recursive: true });
    await eventually(() => expect(onChange.mock.calls.length).toBeGreaterThan(2));
    onChange.mockClear();
    await touch('schemas/sub2/d');
    await isReported();
  });
});

describe('the folder', () => {
  it('may be deleted and created anew', async () => {
    const watch = start();
    await rm(folder, { recursive: true });
    await isReported();
    watch.follow();
    onChange.mockClear();
    await mkdir(folder);
    await isReported();
    watch.follow();
    onChange.mockClear();
    await writeFile(join(folder, 'a'), '');
    await isReported();
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
    watch.close();
    vi.advanceTimersByTime(5000);
    expect(vi.getTimerCount()).toBe(0);
  });
});
