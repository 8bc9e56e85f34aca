import {
  strFromU8 as decode,
  strToU8 as encode,
  zipSync as pack,
  type UnzipFileFilter,
  unzipSync as unpack,
  type Zippable,
} from 'fflate/browser';

// The page's security policy allows no worker that is made from a text: fflate would wait for its answer for ever. This
// module has the parts of fflate that workbooks need, under the same names.
export const strFromU8 = decode;
export const strToU8 = encode;
export const unzipSync = unpack;
export const zipSync = pack;

type Done<Result> = (error: unknown, result: Result | null) => void;

interface UnzipOptions {
  filter?: UnzipFileFilter;
}

/** Packs files synchronously; replaces the library's call, which needs a worker in the browser. */
export function zip(files: Zippable, done: Done<Uint8Array>): void {
  settle(() => zipSync(files), done);
}

/** Unpacks files synchronously; replaces the library's call, whose options may be left out as well. */
export function unzip(bytes: Uint8Array, options: UnzipOptions, done: Done<Record<string, Uint8Array>>): void;
export function unzip(bytes: Uint8Array, done: Done<Record<string, Uint8Array>>): void;
export function unzip(
  bytes: Uint8Array,
  first: UnzipOptions | Done<Record<string, Uint8Array>>,
  second?: Done<Record<string, Uint8Array>>,
): void {
  const done = typeof first === 'function' ? first : second;
  if (!done) throw new TypeError('unzip needs a callback');
  settle(() => unzipSync(bytes, typeof first === 'function' ? {} : first), done);
}

function settle<Result>(work: () => Result, done: Done<Result>): void {
  let result: Result;
  try {
    result = work();
  } catch (error) {
    done(error, null);
    return;
  }
  done(null, result);
}
