import { createComponent } from '#api/componentCalls.ts';
import { ApiError, fieldErrorsOf } from '#model/apiError.ts';
import { unnamed } from '#model/createPayload.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import { freeName } from '#model/freeName.ts';
import { nameKey } from '#model/nameKey.ts';

/** Makes the component; where nobody has typed a name and the usual one has just been taken, under the next that is free. */
export async function createUnderFreeName(store: DraftStore, { templates }: { templates: boolean }) {
  const { definition } = store;
  const taken = new Set<string>();
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    try {
      return await createComponent({ subclass: definition.id, templates, values: store.payload() });
    } catch (thrown) {
      if (store.text('name').trim() !== '' || !isNameTaken(thrown)) throw thrown;
      taken.add(nameKey(store.nameIfEmpty));
      store.setNameIfEmpty(freeName(unnamed(definition), taken));
    }
  }
  throw new ApiError({ message: 'No free name was found: please type one' });
}

function isNameTaken(thrown: unknown): boolean {
  if (!(thrown instanceof ApiError)) return false;
  return thrown.status === 409 || (thrown.status === 400 && fieldErrorsOf(thrown).name !== undefined);
}

const MOST_TRIES = 50;
