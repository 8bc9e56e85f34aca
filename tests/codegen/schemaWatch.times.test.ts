import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiTypesWorker } from '#codegen/ApiTypesWorker.ts';
import { SchemaFolder } from '#codegen/SchemaFolder.ts';
import { FILES, inWatchedFolder, KIND, kindText } from './watchedFolder.ts';

const { start, close } = inWatchedFolder();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Lets the system report what happens to files until a condition holds. */
async function until(isMet: () => boolean): Promise<void> {
  const end = Date.now() + 30_000;
  do {
    if (Date.now() > end) throw new Error('It has not happened.');
    await new Promise((resolve) => setImmediate(resolve));
  } while (!isMet());
}

const areAwaited = (timers: number) => () => vi.getTimerCount() === timers;

/** Keeps the first run from going on after it has read the files. */
function holdFirstRun() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let hasRead = false;
  const { read } = SchemaFolder.prototype;
  vi.spyOn(SchemaFolder.prototype, 'read').mockImplementationOnce(async function (this: SchemaFolder) {
    const texts = await read.call(this);
    hasRead = true;
    await released;
    return texts;
  });
  return { release, hasRead: () => hasRead };
}

describe('a save', () => {
  it('during a run leads to one further run', async () => {
    const { release, hasRead } = holdFirstRun();
    const next = start();
    await until(hasRead);
    writeFileSync(KIND, kindText('Other'));
    await until(areAwaited(1));
    vi.advanceTimersByTime(20);
    expect(vi.getTimerCount()).toBe(0);
    release();
    expect((await next()).texts.get(KIND)).toBe(FILES[KIND]);
    // The types and the further run.
    expect(vi.getTimerCount()).toBe(2);
    vi.advanceTimersByTime(20);
    expect((await next()).texts.get(KIND)).toBe(kindText('Other'));
    expect(vi.getTimerCount()).toBe(1);
  });

  it('leads to no run once the watch is closed', async () => {
    const next = start();
    await next();
    expect(vi.getTimerCount()).toBe(1);
    writeFileSync(KIND, kindText('Other'));
    await until(areAwaited(2));
    close();
    expect(vi.getTimerCount()).toBe(0);
    writeFileSync(KIND, kindText('Third'));
    await until(() => true);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('types', () => {
  it('that cannot be made are reported like other problems', async () => {
    vi.spyOn(ApiTypesWorker.prototype, 'make').mockRejectedValue(new Error('too bad'));
    const next = start();
    expect((await next()).findings).toEqual([]);
    vi.advanceTimersByTime(500);
    expect(await next()).toEqual({
      findings: [
        {
          ...{ file: 'schemas/openapi.yaml', line: 1, column: 1, rule: 'schemas' },
          message: "can't be turned into types: too bad",
        },
      ],
      ...{ corrected: [], texts: new Map(), written: [], removed: [] },
    });
  });

  it('that can be made are written without a report', async () => {
    vi.spyOn(ApiTypesWorker.prototype, 'make').mockResolvedValue('// types');
    const next = start();
    expect((await next()).written).not.toContain('api.ts');
    vi.advanceTimersByTime(500);
    await until(() => readTypes().endsWith('// types'));
    writeFileSync(KIND, kindText('Other'));
    await until(areAwaited(1));
    vi.advanceTimersByTime(20);
    expect((await next()).texts.get(KIND)).toBe(kindText('Other'));
  });
});

function readTypes(): string {
  return existsSync('generated/api.ts') ? readFileSync('generated/api.ts', 'utf8') : '';
}
