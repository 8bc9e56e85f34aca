import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { header } from '#codegen/emit.ts';
import type { Problem } from '#codegen/Problem.ts';
import type { ContractFile } from '#codegen/readContract.ts';
import { CONTRACT } from '#codegen/readSources.ts';
import { TypesWriter } from '#codegen/TypesWriter.ts';
import { toSource } from './mergedKind.ts';

let folder = '';
let out = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'q-system-'));
  out = join(folder, 'out');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true });
});

const contract = (title: string): ContractFile => {
  const { problemAt } = toSource('openapi.json', {});
  return { document: { title }, problemAt };
};

/** A writer whose workers answer with the title of the contract, unless it is "bad", and what they have been asked. */
function start(make = async (text: string) => toTypes(text)) {
  const asked: string[] = [];
  const ends: ReturnType<typeof vi.fn>[] = [];
  let tell: (problems: Problem[]) => void = () => {};
  const onProblems = vi.fn((problems: Problem[]) => tell(problems));
  const startWorker = () => {
    const end = vi.fn(async () => {});
    ends.push(end);
    return {
      make: (text: string) => {
        asked.push(JSON.parse(text).title);
        return make(text);
      },
      end,
    };
  };
  const writer = new TypesWriter(out, onProblems, startWorker);
  /** Lets the time pass, in which types have to be asked for, and returns the problems that are reported then. */
  const pass = () => {
    const told = new Promise<Problem[]>((resolve) => {
      tell = resolve;
    });
    const before = asked.length;
    vi.advanceTimersByTime(500);
    if (asked.length === before) throw new Error('No types were asked for.');
    return told;
  };
  return { writer, asked, ends, onProblems, pass };
}

function toTypes(text: string): string {
  const { title } = JSON.parse(text);
  if (title === 'bad') throw new Error('too bad');
  return `// ${title}\n`;
}

const readTypes = () => readFile(join(out, 'api.ts'), 'utf8');

describe('types', () => {
  it('are written half a second after the last save', async () => {
    const { writer, asked, pass } = start();
    writer.want(contract('first'));
    vi.advanceTimersByTime(499);
    writer.want(contract('second'));
    vi.advanceTimersByTime(499);
    expect(asked).toEqual([]);
    expect(await pass()).toEqual([]);
    expect(asked).toEqual(['second']);
    expect(await readTypes()).toBe(`${header(CONTRACT)}// second\n`);
    expect(await readdir(out)).toEqual(['api.ts']);
    vi.advanceTimersByTime(5000);
    expect(asked).toEqual(['second']);
  });

  it('are not written if there is no contract any more', () => {
    const { writer, asked } = start();
    writer.want(contract('first'));
    writer.want(undefined);
    vi.advanceTimersByTime(5000);
    expect(asked).toEqual([]);
  });

  it('are written only if they change', async () => {
    const { writer, pass, ends } = start();
    writer.want(contract('same'));
    await pass();
    await writeFile(join(out, 'api.ts'), 'edited');
    writer.want(contract('same'));
    expect(await pass()).toEqual([]);
    expect(await readTypes()).toBe('edited');
    writer.want(contract('other'));
    await pass();
    expect(await readTypes()).toContain('// other');
    expect(ends).toHaveLength(1);
  });

  it('that are wanted while others are made are made afterwards', async () => {
    const answers: (() => void)[] = [];
    const { writer, asked, pass } = start((text) => new Promise((done) => answers.push(() => done(toTypes(text)))));
    writer.want(contract('first'));
    const first = pass();
    writer.want(contract('second'));
    vi.advanceTimersByTime(5000);
    expect(asked).toEqual(['first']);
    answers[0]?.();
    await first;
    await Promise.resolve();
    const second = pass();
    expect(asked).toEqual(['first', 'second']);
    answers[1]?.();
    await second;
    expect(await readTypes()).toContain('// second');
  });
});

describe('a problem', () => {
  it('of the contract ends the worker, and another one makes the next types', async () => {
    const { writer, ends, pass } = start();
    writer.want(contract('bad'));
    expect(await pass()).toEqual([
      { file: CONTRACT, line: 1, column: 1, message: "can't be turned into types: too bad" },
    ]);
    expect(await readdir(folder)).toEqual([]);
    expect(ends.map((end) => end.mock.calls.length)).toEqual([1]);
    writer.want(contract('good'));
    expect(await pass()).toEqual([]);
    expect(await readTypes()).toContain('// good');
    expect(ends.map((end) => end.mock.calls.length)).toEqual([1, 0]);
  });

  it('of the contract leaves the types that were written before', async () => {
    const { writer, pass } = start();
    writer.want(contract('first'));
    await pass();
    writer.want(contract('bad'));
    expect(await pass()).toHaveLength(1);
    expect(await readTypes()).toContain('// first');
  });

  it('of the folder is told, and the next types are tried again', async () => {
    await writeFile(out, '');
    const { writer, ends, pass } = start();
    writer.want(contract('first'));
    expect(await pass()).toEqual([
      { file: out, line: 1, column: 1, message: expect.stringMatching(/^can't be written: Error: E\w+: .*\.$/) },
    ]);
    await rm(out);
    await Promise.resolve();
    writer.want(contract('first'));
    expect(await pass()).toEqual([]);
    expect(await readTypes()).toContain('// first');
    expect(ends).toHaveLength(1);
  });
});

describe('the end', () => {
  it('comes before what is still wanted', async () => {
    const { writer, asked } = start();
    writer.want(contract('first'));
    writer.close();
    vi.advanceTimersByTime(5000);
    expect(asked).toEqual([]);
  });

  it('is that of the worker', async () => {
    const { writer, ends, pass } = start();
    writer.want(contract('first'));
    await pass();
    writer.close();
    expect(ends[0]).toHaveBeenCalledTimes(1);
  });
});
