import { describe, expect, it } from 'vitest';
import { form as signIn } from '#generated/forms/sign-in.ts';
import { createDefaults } from '#model/createDefaults.ts';
import { DraftStore } from '#model/DraftStore.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { keptDraft, readKeptDraft } from '#model/keptDraft.ts';
import { countKept, resumeDraft } from '#model/resumeDraft.ts';
import { getKind } from './loadedKinds.ts';

const kind = getKind('basicstorage');

function editing(values: FieldValues = {}): DraftStore {
  return new DraftStore({
    kind,
    mode: 'edit',
    values: { ...createDefaults(kind.definition), id: '1', name: 'Rig', ...values },
  });
}

describe('a kept draft', () => {
  it('holds what was typed, and all that was stored but what the server makes', () => {
    const store = editing();
    store.type('capacity', '5');
    const { at, texts, originals } = keptDraft(store, 7);
    expect([at, texts]).toEqual([7, { capacity: '5' }]);
    const names = Object.values(kind.definition.fields).flatMap(({ name, system }) => (system ? [] : [name]));
    expect(Object.keys(originals)).toEqual(names);
    expect(originals).toMatchObject({ name: 'Rig', capacity: '1' });
  });

  it('holds no password', () => {
    const store = new DraftStore({ kind: signIn, mode: 'edit', values: { username: '', password: 'secret' } });
    store.type('password', 'secret 2');
    store.type('username', 'ada');
    expect(keptDraft(store, 7)).toEqual({ at: 7, texts: { username: 'ada' }, originals: { username: '' } });
  });

  it.each<[string | null, number | undefined]>([
    [null, undefined],
    ['', undefined],
    ['{}', undefined],
    ['{"at":0}', undefined],
    ['{"at":-1}', undefined],
    ['{"at":"5"}', undefined],
    ['{"at":5}', 5],
    ['{"at":11}', 10],
  ])('that is stored as %j is of the time %j', (text, at) => {
    const read = readKeptDraft(text, 10);
    expect(read?.at).toBe(at);
    if (read) expect([{ ...read.texts }, { ...read.originals }]).toEqual([{}, {}]);
  });

  it('is read as it was stored', () => {
    const kept = { at: 5, texts: { capacity: '5' }, originals: { capacity: '1' } };
    const read = readKeptDraft(JSON.stringify(kept), 10);
    expect(read && { ...read, texts: { ...read.texts }, originals: { ...read.originals } }).toEqual(kept);
  });
});

describe('a draft that is offered again', () => {
  const kept = (texts: Record<string, string>) => ({ at: 5, texts, originals: {} });

  it.each<[Record<string, string>, number]>([
    [{}, 0],
    [{ capacity: '5' }, 1],
    [{ capacity: '1.0' }, 0],
    [{ capacity: '5', c: '2', dod: '1, 2', max_cycles: '3, 4' }, 3],
    [{ rotor: '5', id: '2', constructor: 'x' }, 0],
  ])('with %j has %i changes', (texts, count) => {
    expect(countKept(editing(), kept(texts))).toBe(count);
  });

  it('asks nothing where the same was stored and typed', () => {
    expect(
      resumeDraft(editing({ capacity: 5 }), { ...kept({ capacity: '5.0' }), originals: { capacity: '1' } }),
    ).toEqual({
      texts: {},
    });
  });

  it('asks nothing where what was stored since has been typed back', () => {
    const store = editing({ capacity: 2 });
    store.type('capacity', '1');
    expect(resumeDraft(store, { ...kept({ capacity: '5' }), originals: { capacity: '1' } })).toEqual({
      texts: { capacity: '5' },
    });
  });

  it('asks where another field was stored since', () => {
    const resumed = resumeDraft(editing({ c: 2 }), {
      ...kept({ capacity: '5' }),
      originals: { capacity: '1', c: '1' },
    });
    expect(resumed).toMatchObject({
      versions: { original: { c: '1' }, mine: { c: '1', capacity: '5' }, theirs: { c: '2' } },
    });
  });
});
