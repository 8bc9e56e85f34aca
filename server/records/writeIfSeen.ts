import { Failure } from '#server/Failure.ts';

interface Write<Stored, Result> {
  what: 'component' | 'project' | 'asset';
  /** Throws if the record does not exist. */
  read: () => Promise<Stored>;
  isSeen: IsSeen<Stored>;
  /** Returns undefined or false if the record has changed since it was read. */
  write: (stored: Stored) => Promise<Result | undefined | false>;
}

/** Whether the caller has seen the stored version; always true if the last write should win. */
export type IsSeen<Stored> = (stored: Stored) => boolean;

/** Writes to a record if the caller has seen its stored version; throws a stale failure otherwise. */
export async function writeIfSeen<Stored, Result>({
  what,
  read,
  isSeen,
  write,
}: Write<Stored, Result>): Promise<Result> {
  for (;;) {
    const stored = await read();
    if (!isSeen(stored)) throw new Failure('stale', `The ${what} was changed in the meantime`);
    const result = await write(stored);
    // The concurrent write has finished, so each round lets one caller through.
    if (result !== undefined && result !== false) return result;
  }
}
