import { ApiError, findFieldErrors } from '#api/ApiError.ts';
import { unnamed } from '#model/createPayload.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { freeName } from '#model/freeName.ts';
import { nameKey } from '#model/nameKey.ts';

interface FreeNameCreation<Made> {
  create: (values: FieldValues) => Promise<Made>;
  /** The `nameKey` of each taken name that the client knows. */
  taken: ReadonlySet<string>;
}

/**
 * Creates the component. If no name was typed and the default name has just been taken, tries the next free one; after
 * five tries, rejects with the server's error.
 */
export async function createUnderFreeName<Made>(store: DraftStore, options: FreeNameCreation<Made>): Promise<Made> {
  const taken = new Set(options.taken);
  for (let tries = 1; ; tries++) {
    try {
      return await options.create(store.payload());
    } catch (thrown) {
      if (tries === MOST_TRIES || store.text('name').trim() !== '' || !isNameTaken(thrown)) throw thrown;
      taken.add(nameKey(store.nameIfEmpty));
      store.setNameIfEmpty(freeName(unnamed(store.definition), taken));
    }
  }
}

function isNameTaken(thrown: unknown): boolean {
  if (!(thrown instanceof ApiError)) return false;
  return thrown.status === 409 || (thrown.status === 400 && findFieldErrors(thrown).name !== undefined);
}

const MOST_TRIES = 5;
