import { Failure } from '#server/Failure.ts';

interface Write<Stored, Result> {
  what: 'component' | 'project' | 'asset';
  /** Throws if the record does not exist. */
  read: () => Promise<Stored>;
  isSeen: IsSeen<Stored>;
  /** Undefined or false where the record has changed since it was read. */
  write: (stored: Stored) => Promise<Result | undefined | false>;
}

/** Whether the caller has seen the stored version; always true where the last write is to win. */
export type IsSeen<Stored> = (stored: Stored) => boolean;

/** Writes to a record whose stored version the caller has seen; throws a stale failure where it is another version. */
export async function writeSeen<Stored, Result>({ what, read, isSeen, write }: Write<Stored, Result>): Promise<Result> {
  for (;;) {
    const stored = await read();
    if (!isSeen(stored)) throw new Failure('stale', `The ${what} was changed in the meantime`);
    const result = await write(stored);
    // The concurrent write has finished, so each round lets one caller through.
    if (result !== undefined && result !== false) return result;
  }
}
