import { describe, expect, it } from 'vitest';
import { loadKind } from '#generated/kinds.ts';
import { createDefaults } from '#model/createDefaults.ts';
import { DraftStore } from '#model/DraftStore.ts';
import { describeStep } from '#model/describeStep.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { keptDraft } from '#model/keptDraft.ts';
import { countKept, resumeDraft } from '#model/resumeDraft.ts';
import { revisionSources } from '#model/revisionSources.ts';

const kind = await loadKind.wind();
const CONFIRMED = { by: 'planner@example.com', at: '2026-03-01T10:00:00.000Z' };
const SHEET = { source: 'Data sheet', page: 'p. 4' };
const SOURCES = { hub_height: { ...SHEET, confirmed: CONFIRMED }, power: { source: 'Brochure' } };

function open(extra: FieldValues = {}): DraftStore {
  const values = { ...createDefaults(kind.definition), name: 'Turbine', hub_height: 98, sources: SOURCES, ...extra };
  return new DraftStore({ kind, mode: 'edit', values });
}

describe('the sources of a draft', () => {
  it('are unconfirmed and marked while their value differs, and come back with it', () => {
    const store = open();
    expect(store.sources.at('hub_height')).toEqual(SOURCES.hub_height);
    store.type('hub_height', '100');
    expect(store.sources.at('hub_height')).toEqual({ ...SHEET, changed: true });
    store.type('hub_height', '98.0');
    expect(store.sources.at('hub_height')).toEqual(SOURCES.hub_height);
    store.type('hub_height', '');
    expect(store.sources.at('hub_height')).toBeUndefined();
    store.undo();
    expect(store.sources.at('hub_height')).toEqual(SOURCES.hub_height);
  });

  it('of a curve are marked with any of its points', () => {
    const store = open();
    store.change({ pc5: '0.2' });
    expect(store.sources.at('power')).toEqual({ source: 'Brochure', changed: true });
  });

  it('are one change each, undone and named as a step', () => {
    const store = open();
    store.change(store.sources.toText('hub_height', { source: 'Letter', confirmed: true }));
    expect(store.form().changed).toEqual(['@hub_height']);
    expect(store.history.done.map((step) => describeStep(store, step))).toEqual(['Source of hub height']);
    expect(store.payload().sources).toMatchObject({
      hub_height: { source: 'Letter', confirmed: true, changed: false },
    });
    store.undo();
    expect(store.form().changed).toEqual([]);
    expect(store.sources.at('hub_height')).toEqual(SOURCES.hub_height);
    store.redo();
    store.restore();
    expect(store.sources.at('hub_height')).toEqual(SOURCES.hub_height);
  });

  it('are given for the value at that time', () => {
    const store = open();
    store.type('hub_height', '100');
    store.change(store.sources.toText('hub_height', { source: 'Letter' }));
    expect(store.sources.at('hub_height')).toEqual({ source: 'Letter' });
    store.type('hub_height', '101');
    expect(store.sources.at('hub_height')).toEqual({ source: 'Letter', changed: true });
    expect(store.payload().sources).toEqual({
      hub_height: { source: 'Letter', changed: true },
      power: { source: 'Brochure', changed: false },
    });
  });

  it('are not sent where neither the record nor the draft has any', () => {
    const store = open({ sources: undefined });
    expect(store.payload()).not.toHaveProperty('sources');
    store.change(store.sources.toText('hub_height', SHEET));
    expect(store.payload()).toMatchObject({ sources: { hub_height: SHEET } });
    expect(open({ sources: {} }).payload()).toHaveProperty('sources', {});
  });

  it('are those of the saved record after saving, but for what was edited meanwhile', () => {
    const store = open();
    store.change(store.sources.toText('hub_height', { ...SHEET, confirmed: true }));
    const sent = store.allTexts();
    store.change(store.sources.toText('power', { source: 'Letter' }));
    const saved = { ...SHEET, confirmed: { ...CONFIRMED, by: 'me@example.com' } };
    store.rebase({ ...store.values(), sources: { ...SOURCES, hub_height: saved } }, store.typedSince(sent));
    expect(store.sources.at('hub_height')).toEqual(saved);
    expect(store.form().changed).toEqual(['@power']);
    expect(store.sources.at('power')).toEqual({ source: 'Letter' });
  });

  it('are edited again where one was undone while it was saved', () => {
    const store = open();
    store.change(store.sources.toText('hub_height', { source: 'Letter' }));
    store.change(store.sources.toText('power', undefined));
    const sent = store.allTexts();
    store.undo();
    store.undo();
    store.rebase({ ...store.values(), sources: { hub_height: { source: 'Letter' } } }, store.typedSince(sent));
    expect(store.payload().sources).toEqual({
      hub_height: { ...SOURCES.hub_height, changed: false },
      power: { ...SOURCES.power, changed: false },
    });
    expect(store.form().changed.toSorted()).toEqual(['@hub_height', '@power']);
  });

  it('go with the value that is kept of two versions', () => {
    const theirs = { sources: { hub_height: { source: 'Theirs' } }, hub_height: 120 };
    const mine = open();
    mine.type('hub_height', '100');
    mine.change(mine.sources.toText('hub_height', { source: 'Mine' }));
    mine.rebase({ ...mine.values(), ...theirs }, new Set(['hub_height']));
    expect([mine.text('hub_height'), mine.sources.at('hub_height')]).toEqual(['100', { source: 'Mine' }]);
    const other = open();
    other.type('hub_height', '100');
    other.change(other.sources.toText('hub_height', { source: 'Mine' }));
    other.rebase({ ...other.values(), ...theirs }, new Set());
    expect([other.text('hub_height'), other.sources.at('hub_height')]).toEqual(['120', { source: 'Theirs' }]);
    expect(other.form().changed).toEqual([]);
  });

  it('are kept over a reload with the texts, in a form and on the shelf', () => {
    const store = open();
    store.change(store.sources.toText('hub_height', { source: 'Letter' }));
    const values = { ...store.values(), sources: SOURCES };
    const again = new DraftStore({ kind, mode: 'edit', values, texts: store.texts() });
    expect(again.sources.at('hub_height')).toEqual({ source: 'Letter' });
    const fresh = open();
    const kept = keptDraft(store);
    expect(countKept(fresh, kept)).toBe(1);
    const resumed = resumeDraft(fresh, kept);
    if (!('texts' in resumed)) throw new Error('It asks');
    fresh.change(resumed.texts);
    expect(fresh.sources.at('hub_height')).toEqual({ source: 'Letter' });
  });

  it('are read as far as they are sound', () => {
    const store = open({ sources: { hub_height: { source: 5 }, power: SHEET } });
    expect(store.sources.paths()).toEqual(['power']);
    store.change({ '@hub_height': '{"source":' });
    expect(store.sources.at('hub_height')).toBeUndefined();
  });

  it('come back as an earlier version had them', () => {
    const store = open();
    const texts = { ...store.allTexts(), hub_height: '80' };
    const sources = { hub_height: { source: 'Earlier', confirmed: CONFIRMED } };
    store.change({ hub_height: '80', ...store.sources.restoring(sources, texts) });
    expect(store.sources.at('hub_height')).toEqual(sources.hub_height);
    expect(store.sources.at('power')).toBeUndefined();
    store.change({ hub_height: '98', ...store.sources.restoring(SOURCES, { ...texts, hub_height: '98' }) });
    expect(store.form().changed).toEqual([]);
  });
});

it('the sources of each version follow from what the versions have changed', () => {
  const [first, second] = [{ source: 'First' }, { source: 'Second' }];
  const revisions = [
    { source_changes: [{ field: 'power', before: first, after: null }] },
    { source_changes: [{ field: 'hub_height', before: null, after: second }] },
    {},
  ];
  expect(revisionSources(revisions, { hub_height: second, invest: first })).toEqual([
    { hub_height: second, invest: first },
    { hub_height: second, power: first, invest: first },
    { power: first, invest: first },
  ]);
});
