import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError, findNameError } from '#api/ApiError.ts';
import { createUnderFreeName } from '#features/components/wizard/createUnderFreeName.ts';
import { loadKind } from '#generated/kinds.ts';
import { createDefaults } from '#model/createDefaults.ts';
import { DraftStore } from '#model/DraftStore.ts';
import type { FieldValues } from '#model/FormDefinition.ts';

const TAKEN = new ApiError({ message: 'Taken', status: 400, data: { errors: { name: ['Exists already'] } } });

let store: DraftStore;
let tried: unknown[];

beforeEach(async () => {
  const kind = await loadKind.wind();
  store = new DraftStore({ kind, mode: 'create', values: createDefaults(kind.definition) });
  tried = [];
});

function createWhere(isFree: (name: unknown) => boolean) {
  return async ({ name }: FieldValues) => {
    tried.push(name);
    if (!isFree(name)) throw TAKEN;
    return name;
  };
}

describe('a component without a name', () => {
  it('gets the next name that neither the list nor the server has', async () => {
    const taken = new Set(['new wind', 'new wind (2)', 'new wind (3)']);
    store.setNameIfEmpty('New wind (4)');
    const made = createUnderFreeName(store, { taken, create: createWhere((name) => name === 'New wind (5)') });
    expect(await made).toBe('New wind (5)');
    expect(tried).toEqual(['New wind (4)', 'New wind (5)']);
  });

  it('is tried a few times, and then the name shows why it was refused', async () => {
    const made = createUnderFreeName(store, { taken: new Set(), create: createWhere(() => false) });
    expect(findNameError(await made.catch((thrown: unknown) => thrown))).toBe('Exists already');
    expect(tried).toHaveLength(5);
  });
});

it('a name that was typed is tried once', async () => {
  store.type('name', 'Ridge');
  const made = createUnderFreeName(store, { taken: new Set(), create: createWhere(() => false) });
  await expect(made).rejects.toBe(TAKEN);
  expect(tried).toEqual(['Ridge']);
});
