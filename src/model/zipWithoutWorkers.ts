import {
  strFromU8 as decode,
  strToU8 as encode,
  zipSync as pack,
  type UnzipFileFilter,
  unzipSync as unpack,
  type Zippable,
} from 'fflate/browser';

// The page's security policy allows no worker that is made from a text: fflate would wait for its answer for ever.
// What workbooks need of it is under the same names here.
export const strFromU8 = decode;
export const strToU8 = encode;
export const unzipSync = unpack;
export const zipSync = pack;

type Done<Result> = (error: unknown, result: Result | null) => void;

/** Packs files, in the browser in place of the library's own call. */
export function zip(files: Zippable, done: Done<Uint8Array>): void {
  settle(() => zipSync(files), done);
}

/** Unpacks files, in the browser in place of the library's own call. */
export function unzip(
  bytes: Uint8Array,
  options: { filter?: UnzipFileFilter },
  done: Done<Record<string, Uint8Array>>,
): void {
  settle(() => unzipSync(bytes, options), done);
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
