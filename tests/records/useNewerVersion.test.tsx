// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadKind } from '#generated/kinds.ts';
import { createDefaults } from '#model/createDefaults.ts';
import { DraftStore } from '#model/DraftStore.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import type { Kind } from '#model/Kind.ts';
import { useNewerVersion } from '#records/useNewerVersion.ts';

let wind: Kind;

beforeEach(async () => {
  wind = await loadKind.wind();
});

afterEach(cleanup);

describe('a version that is saved elsewhere', () => {
  it('shows in a form without changes, beside what the form showed before', () => {
    const { store, save, newer } = open({ hub_height: 10 });
    save({ hub_height: 20 });
    expect(store.text('hub_height')).toBe('20');
    save({ hub_height: 30 });
    expect(store.text('hub_height')).toBe('30');
    expect(newer()).toMatchObject({ isShown: true });
    expect(newer()?.getVersions()).toMatchObject({
      original: { hub_height: '10' },
      mine: { hub_height: '10' },
      theirs: { hub_height: '30' },
    });
    act(() => newer()?.settle(new Set(['hub_height'])));
    expect(store.text('hub_height')).toBe('10');
    expect(store.form().changed).toEqual(['hub_height']);
    expect(newer()).toBeUndefined();
  });

  it('can be dismissed', () => {
    const { save, newer, store } = open({ hub_height: 10 });
    save({ hub_height: 20 });
    act(() => newer()?.dismiss?.());
    expect(newer()).toBeUndefined();
    expect(store.text('hub_height')).toBe('20');
  });

  it('waits in a form with changes until it is resolved, and overwrites none of them', () => {
    const { store, save, newer } = open({ hub_height: 10, lifetime: 20 });
    act(() => store.type('lifetime', '25x'));
    save({ hub_height: 20, lifetime: 30 });
    expect(newer()).toMatchObject({ isShown: false, dismiss: undefined });
    expect([store.text('hub_height'), store.text('lifetime')]).toEqual(['10', '25x']);
    expect(newer()?.getVersions()).toMatchObject({
      original: { hub_height: '10', lifetime: '20' },
      mine: { lifetime: '25x' },
      theirs: { hub_height: '20', lifetime: '30' },
    });
    act(() => newer()?.settle(new Set(['lifetime'])));
    expect([store.text('hub_height'), store.text('lifetime')]).toEqual(['20', '25x']);
    expect([store.original('hub_height'), store.original('lifetime')]).toEqual(['20', '30']);
    expect(newer()).toBeUndefined();
  });

  it('brings its sources, whether the value is the same or not, and leaves no change', () => {
    const mine = { hub_height: { source: 'Letter', page: 'p. 4' }, lifetime: { source: 'Note' } };
    const { store, save, newer } = open({ hub_height: 10, lifetime: 20, sources: mine });
    save({ lifetime: 25, sources: { hub_height: { source: 'Data sheet' }, lifetime: { source: 'Report' } } });
    expect(store.form().changed).toEqual([]);
    expect(store.sources.at('hub_height')).toEqual({ source: 'Data sheet' });
    expect(store.sources.at('lifetime')).toEqual({ source: 'Report' });
    save({ sources: {} });
    expect(store.form().changed).toEqual([]);
    expect(store.sources.paths()).toEqual([]);
    expect(newer()).toMatchObject({ isShown: true });
  });

  it('shows as soon as the changes are undone', () => {
    const { store, save, newer } = open({ hub_height: 10 });
    act(() => store.type('hub_height', '15'));
    save({ hub_height: 20 });
    act(() => store.restore());
    expect(store.text('hub_height')).toBe('20');
    expect(newer()).toMatchObject({ isShown: true });
  });

  it('is accepted silently where the form shows the same, and keeps what is typed', () => {
    const { store, save, newer } = open({ hub_height: 10 });
    act(() => store.type('hub_height', '15'));
    save({ updated_at: '2026-05-05T00:00:00.000Z' });
    expect(newer()).toBeUndefined();
    expect(store.text('hub_height')).toBe('15');
    expect(store.form().changed).toEqual(['hub_height']);
  });
});

/** A form of a stored turbine, and a way to save it elsewhere. */
function open(values: FieldValues) {
  const first: FieldValues = {
    ...createDefaults(wind.definition),
    id: '1',
    subclass: 'wind',
    name: 'Turbine',
    ...values,
  };
  const store = new DraftStore({ kind: wind, mode: 'edit', values: first });
  let base = first;
  const { result, rerender } = renderHook(
    ({ stored }) =>
      useNewerVersion({
        store,
        newer: stored === base ? undefined : stored,
        take: (mine) => {
          store.rebase(stored, mine);
          base = stored;
          rerender({ stored });
        },
      }),
    { initialProps: { stored: first } },
  );
  let last = first;
  const save = (change: FieldValues) => {
    last = { ...last, ...change };
    rerender({ stored: last });
  };
  return { store, save, newer: () => result.current };
}
