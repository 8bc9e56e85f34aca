import { freeName } from '#model/freeName.ts';
import { nameKey } from '#model/nameKey.ts';
import { nameTaken } from '#server/Failure.ts';
import { ifTaken, refuseTaken } from '#server/store/UniqueViolation.ts';

/** The name of a copy. */
export interface CopyName {
  /** The requested name; if undefined, the copy gets the next free name that resembles the original's. */
  name: string | undefined;
  /** Marks the name of a copy if no name was requested. */
  suffix?: string;
}

interface Copy<T> extends CopyName {
  originalName: string;
  /** Returns the keys of all names in use, as computed by `nameKey`. */
  findTaken: () => Promise<ReadonlySet<string>>;
  /** Throws `UniqueViolation` if someone else has taken the name in the meantime. */
  write: (name: string) => Promise<T>;
}

/**
 * Writes a copy under the requested name, or else under the next free one; throws `Invalid` if the requested one is
 * taken.
 */
export function writeCopy<T extends object | string>(copy: Copy<T>): Promise<T> {
  const { name, write } = copy;
  return name === undefined ? writeUnderFreeName(copy) : refuseTaken(nameTaken(name), () => write(name.trim()));
}

/** Tries again if someone else takes the name at the same time. */
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
