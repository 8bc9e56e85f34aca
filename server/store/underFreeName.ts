import { freeName } from '#model/freeName.ts';
import { nameKey } from '#model/nameKey.ts';
import { Taken } from './uniqueViolation.ts';

interface Naming<T> {
  /** What the name is made of. */
  wanted: string;
  suffix?: string;
  /** What `nameKey` makes of every name that is in use. */
  taken: () => Promise<ReadonlySet<string>>;
  /** Throws `Taken` where somebody else has taken the name meanwhile. */
  write: (name: string) => Promise<T>;
}

/** Writes under the first free name like the wanted one, however many others take names at the same time. */
export async function underFreeName<T>({ wanted, suffix, taken, write }: Naming<T>): Promise<T> {
  const refused = new Set<string>();
  for (;;) {
    const keys = new Set([...(await taken()), ...refused]);
    const name = freeName(wanted, keys, suffix === undefined ? {} : { suffix });
    try {
      return await write(name);
    } catch (error) {
      if (!(error instanceof Taken)) throw error;
      refused.add(nameKey(name));
    }
  }
}
