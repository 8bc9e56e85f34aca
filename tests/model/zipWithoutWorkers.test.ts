import { describe, expect, it } from 'vitest';
import { strFromU8, strToU8, unzip, unzipSync, zip, zipSync } from '#model/zipWithoutWorkers.ts';

const FILES = { 'turbines.csv': strToU8('Model,Power\nV90,2000\n'), 'notes.txt': strToU8('net') };

/** Returns the arguments of the callback, which must be called before the call returns. */
function settled<Result>(call: (done: (error: unknown, result: Result | null) => void) => void) {
  const calls: [unknown, Result | null][] = [];
  call((error, result) => calls.push([error, result]));
  expect(calls).toHaveLength(1);
  return calls[0] ?? [undefined, null];
}

describe('an archive', () => {
  it('is packed and unpacked without waiting', () => {
    const [packError, packed] = settled<Uint8Array>((done) => zip(FILES, done));
    expect(packError).toBeNull();
    expect(packed).toEqual(zipSync(FILES));
    const [error, files] = settled<Record<string, Uint8Array>>((done) => unzip(packed ?? new Uint8Array(), {}, done));
    expect(error).toBeNull();
    expect(files).toEqual(unzipSync(packed ?? new Uint8Array()));
    expect(strFromU8(files?.['turbines.csv'] ?? new Uint8Array())).toBe('Model,Power\nV90,2000\n');
  });

  it('is unpacked as far as the files are wanted', () => {
    const filter = ({ name }: { name: string }) => name.endsWith('.csv');
    const [, files] = settled<Record<string, Uint8Array>>((done) => unzip(zipSync(FILES), { filter }, done));
    expect(Object.keys(files ?? {})).toEqual(['turbines.csv']);
  });

  it('is unpacked without options, as the reader of workbooks calls it', () => {
    const [error, files] = settled<Record<string, Uint8Array>>((done) => unzip(zipSync(FILES), done));
    expect([error, Object.keys(files ?? {})]).toEqual([null, Object.keys(FILES)]);
  });

  it('is not unpacked without a callback', () => {
    // As a library might call it that does not know these types.
    expect(() => Reflect.apply(unzip, undefined, [zipSync(FILES), {}])).toThrow('unzip needs a callback');
  });

  it('that is broken hands over its fault and no files', () => {
    const [error, files] = settled<Record<string, Uint8Array>>((done) => unzip(strToU8('no archive'), {}, done));
    expect(error).toBeInstanceOf(Error);
    expect(files).toBeNull();
  });

  it('does not take an error of what comes next for one of its own', () => {
    const fail = () => {
      throw new Error('The sheet is not read');
    };
    expect(() => unzip(zipSync(FILES), {}, fail)).toThrow('The sheet is not read');
  });
});
