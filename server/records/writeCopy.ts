import { freeName } from '#model/freeName.ts';
import { nameKey } from '#model/nameKey.ts';
import { nameTaken } from '#server/Failure.ts';
import { ifTaken, refuseTaken } from '#server/store/Taken.ts';

/** How a copy is to be called. */
export interface CopyName {
  /** As it was asked for; undefined for the next free name like the original's. */
  name: string | undefined;
  /** The word that marks a copy whose name nobody gave. */
  suffix?: string;
}

interface Copy<T> extends CopyName {
  originalName: string;
  /** What `nameKey` makes of every name that is in use. */
  findTaken: () => Promise<ReadonlySet<string>>;
  /** Throws `Taken` where somebody else has taken the name meanwhile. */
  write: (name: string) => Promise<T>;
}

/** Writes a copy under the name that was asked for, or else under the next free one; throws `Invalid` for a taken name. */
export function writeCopy<T extends object | string>(copy: Copy<T>): Promise<T> {
  const { name, write } = copy;
  return name === undefined ? writeUnderFreeName(copy) : refuseTaken(nameTaken(name), () => write(name.trim()));
}

/** Goes on however many others take names at the same time. */
async function writeUnderFreeName<T extends object | string>(copy: Copy<T>): Promise<T> {
  const { originalName, suffix = '', findTaken, write } = copy;
  const refused = new Set<string>();
  for (;;) {
    const taken = new Set([...(await findTaken()), ...refused]);
    const name = freeName(originalName, taken, { suffix });
    const written = await ifTaken(
      () => write(name),
      () => undefined,
    );
    if (written !== undefined) return written;
    refused.add(nameKey(name));
  }
}
