import { describe, expect, it } from 'vitest';
import { DraftSources, isSourceKey, toPath, toSourceKey } from '#model/DraftSources.ts';
import type { Texts } from '#model/draftHistory.ts';
import { SOURCED } from '../fixtures/sourcedKind.ts';

const SHEET = { source: 'Data sheet', page: 'p. 4' };
const LETTER = { source: 'Letter' };
const CONFIRMED = { by: 'planner@example.com', at: '2026-03-01T10:00:00.000Z' };
const STORED = { hub_height: { ...SHEET, confirmed: CONFIRMED }, power: LETTER };
const ORIGINALS: Texts = { hub_height: '98', p0: '0', p1: '5', p2: '', stages: '' };

/** The sources of a draft, beside the texts of its fields as they are now. */
function open({ sources = STORED, texts }: { sources?: unknown; texts?: Texts } = {}) {
  const now: Texts = { ...ORIGINALS };
  const draft = new DraftSources({
    definition: SOURCED,
    record: sources === undefined ? {} : { sources },
    texts,
    read: (name) => now[name] ?? '',
    readOriginal: (name) => ORIGINALS[name] ?? '',
  });
  const give = (path: string, source: typeof LETTER | undefined) => {
    for (const [key, text] of Object.entries(draft.toText(path, source))) draft.write(key, text);
  };
  return { draft, now, give };
}

const held = (source: object, of?: Texts) => JSON.stringify(of ? { source, of } : { source });

it('keys of sources are distinguished from those of fields', () => {
  expect(toSourceKey('grid.power')).toBe('@grid.power');
  expect(toPath('@grid.power')).toBe('grid.power');
  expect([isSourceKey('@power'), isSourceKey('power'), isSourceKey('a@b')]).toEqual([true, false, false]);
});

describe('the state of a source', () => {
  it('is that of the stored one, until its value changes', () => {
    const { draft, now } = open();
    expect(['hub_height', 'power', 'invest', 'colour'].map((path) => draft.state(path))).toEqual([
      'confirmed',
      'given',
      'none',
      'none',
    ]);
    now.hub_height = '99';
    expect([draft.state('hub_height'), draft.at('hub_height')]).toEqual(['changed', { ...SHEET, changed: true }]);
    now.hub_height = ' ';
    expect([draft.state('hub_height'), draft.at('hub_height')]).toEqual(['none', undefined]);
    expect(draft.last('hub_height')).toEqual({ ...SHEET, changed: true });
    now.hub_height = '98.0';
    expect([draft.state('hub_height'), draft.at('hub_height')]).toEqual(['confirmed', STORED.hub_height]);
  });

  it('is changed where it is stored as that', () => {
    const { draft } = open({ sources: { hub_height: { ...SHEET, changed: true } } });
    expect([draft.state('hub_height'), draft.at('hub_height')]).toEqual(['changed', { ...SHEET, changed: true }]);
  });

  it('of a curve is missing only if there is no point', () => {
    const { draft, now } = open();
    expect([draft.isEmpty('power'), draft.isEmpty('stages'), draft.isEmpty('colour')]).toEqual([false, true, false]);
    Object.assign(now, { p0: '', p1: '', p2: ' ' });
    expect([draft.isEmpty('power'), draft.state('power')]).toEqual([true, 'none']);
  });
});

describe('the text of a source', () => {
  it('holds the values for which it is given, and none where it is removed', () => {
    const { draft, now } = open();
    now.p1 = '6';
    expect(draft.toText('power', LETTER)).toEqual({ '@power': held(LETTER, { p0: '0', p1: '6', p2: '' }) });
    expect(draft.toText('power', undefined)).toEqual({ '@power': '' });
  });

  it('is that of the stored one where nothing was written', () => {
    const { draft, give } = open();
    expect([draft.text('@power'), draft.text('@invest')]).toEqual([held(LETTER), '']);
    give('power', undefined);
    expect([draft.text('@power'), draft.original('@power')]).toEqual(['', held(LETTER)]);
    expect(draft.originals(['@power', '@stages', 'hub_height'])).toEqual({ '@power': held(LETTER), '@stages': '' });
  });

  it('is written where it can be read, and forgotten where it is the stored one', () => {
    const { draft } = open();
    draft.write('@power', '{"source":');
    expect(draft.texts()).toEqual({});
    draft.write('@power', held(SHEET));
    expect(draft.texts()).toEqual({ '@power': held(SHEET) });
    draft.write('@power', held(LETTER));
    expect([draft.texts(), draft.changed()]).toEqual([{}, []]);
  });

  it('comes from an earlier session, beside those of fields', () => {
    const { draft } = open({ texts: { '@power': held(SHEET), hub_height: '1', '@hub_height': '' } });
    expect(draft.texts()).toEqual({ '@power': held(SHEET), '@hub_height': '' });
    expect(draft.at('power')).toEqual(SHEET);
    expect(draft.at('hub_height')).toBeUndefined();
  });

  it('is given again for another value', () => {
    const { draft, now, give } = open();
    now.hub_height = '99';
    give('hub_height', LETTER);
    expect(draft.at('hub_height')).toEqual(LETTER);
    now.hub_height = '98';
    expect(draft.at('hub_height')).toEqual({ ...LETTER, changed: true });
  });
});

describe('what has changed', () => {
  it('is every source that was written, but for a new one of an empty value', () => {
    const { draft, now, give } = open();
    expect(draft.changed()).toEqual([]);
    give('power', undefined);
    give('stages', LETTER);
    expect(draft.changed()).toEqual(['@power']);
    now.stages = '2';
    give('stages', LETTER);
    expect(draft.changed()).toEqual(['@power', '@stages']);
  });

  it('is sent with all others, each with whether it has changed', () => {
    const { draft, now, give } = open();
    now.hub_height = '99';
    now.stages = '2';
    give('stages', LETTER);
    expect(draft.paths()).toEqual(['hub_height', 'power', 'stages']);
    expect(draft.payload()).toEqual({
      sources: {
        hub_height: { ...SHEET, changed: true },
        power: { ...LETTER, changed: false },
        stages: { ...LETTER, changed: false },
      },
    });
    give('power', undefined);
    expect(draft.paths()).toEqual(['hub_height', 'stages']);
  });

  it('is sent where the record has the property, even without any', () => {
    const { draft, give } = open({ sources: null });
    expect(draft.payload()).toEqual({ sources: {} });
    const unknown = open({ sources: [] });
    expect(unknown.draft.paths()).toEqual([]);
    give('hub_height', LETTER);
    expect(draft.payload()).toEqual({ sources: { hub_height: { ...LETTER, changed: false } } });
  });

  it('is lacked by a saved record that does not have it', () => {
    const { draft, give } = open();
    give('hub_height', LETTER);
    give('power', LETTER);
    expect(draft.lackedBy({ sources: { power: SHEET } })).toEqual(['@hub_height']);
    expect(draft.lackedBy({ sources: STORED })).toEqual([]);
    expect(draft.lackedBy({})).toEqual(['@hub_height', '@power']);
  });
});

describe('the texts of a version', () => {
  const ORIGINAL = {
    '@hub_height': held(STORED.hub_height, { hub_height: '98' }),
    '@power': held(LETTER, { p0: '0', p1: '5', p2: '' }),
  };

  it('hold every source with the values for which it was given', () => {
    const { draft, now, give } = open();
    now.p1 = '7';
    expect(draft.originalTexts()).toEqual(ORIGINAL);
    expect(draft.versionTexts()).toEqual(ORIGINAL);
    give('power', SHEET);
    expect(draft.versionTexts()).toEqual({ ...ORIGINAL, '@power': held(SHEET, { p0: '0', p1: '7', p2: '' }) });
  });

  it('are stored in the format of this draft', () => {
    const { draft } = open();
    const later = held(LETTER, { p0: '0', p1: '7', p2: '' });
    expect(draft.toOwn({ ...ORIGINAL, hub_height: '98' })).toEqual({
      '@hub_height': held(STORED.hub_height),
      '@power': held(LETTER),
      hub_height: '98',
    });
    expect(draft.toOwn({ '@power': later, '@stages': '', '@hub_height': '{' })).toEqual({
      '@power': later,
      '@stages': '',
      '@hub_height': '{',
    });
    expect(draft.toOwn({ '@power': held(SHEET, { p0: '0', p1: '5', p2: '' }) })).toEqual({
      '@power': held(SHEET, { p0: '0', p1: '5', p2: '' }),
    });
  });

  it('that bring sources back are those that differ', () => {
    const { draft, give } = open();
    expect(draft.restoring(STORED, ORIGINALS)).toEqual({});
    expect(draft.restoring({ power: LETTER }, ORIGINALS)).toEqual({ '@hub_height': '' });
    expect(draft.restoring({ ...STORED, stages: LETTER }, { ...ORIGINALS, p1: '7' })).toEqual({
      '@power': held(LETTER, { p0: '0', p1: '7', p2: '' }),
      '@stages': held(LETTER, { stages: '' }),
    });
    give('power', SHEET);
    expect(draft.restoring(STORED, ORIGINALS)).toEqual({ '@power': held(LETTER) });
  });
});

describe('another stored record', () => {
  const THEIRS = { sources: { hub_height: { source: 'Theirs' }, stages: LETTER } };

  it('replaces the sources, and names the keys of all', () => {
    const { draft, give } = open();
    give('invest', LETTER);
    give('power', SHEET);
    expect(draft.rebase(THEIRS, new Set())().toSorted()).toEqual(
      ['@hub_height', '@hub_height', '@invest', '@power', '@power', '@stages'].toSorted(),
    );
    expect(draft.texts()).toEqual({});
    expect(draft.at('hub_height')).toEqual({ source: 'Theirs' });
    expect(draft.at('power')).toBeUndefined();
  });

  it('leaves the source of a value that is kept, and one that is named', () => {
    const { draft, now, give } = open();
    now.p1 = '7';
    give('power', SHEET);
    give('hub_height', LETTER);
    const keys = draft.rebase(THEIRS, new Set(['p1', '@hub_height', 'stages']))();
    expect(draft.at('power')).toEqual(SHEET);
    expect(draft.at('hub_height')).toEqual(LETTER);
    expect(draft.texts()).toEqual({
      '@hub_height': held(LETTER, { hub_height: '98' }),
      '@power': held(SHEET, { p0: '0', p1: '7', p2: '' }),
    });
    expect(keys.filter((key) => key === '@power')).toHaveLength(3);
  });

  it('leaves a source that was removed, if it is named', () => {
    const { draft, give } = open();
    give('hub_height', undefined);
    draft.rebase(THEIRS, new Set(['@hub_height']))();
    expect(draft.texts()).toEqual({ '@hub_height': '' });
  });

  it('has the same source without an edit', () => {
    const { draft } = open();
    draft.rebase({ sources: { hub_height: STORED.hub_height } }, new Set(['hub_height', '@invest']))();
    expect(draft.texts()).toEqual({});
  });

  it('may know no sources', () => {
    const { draft } = open();
    draft.rebase({}, new Set())();
    expect([draft.paths(), draft.payload()]).toEqual([[], {}]);
  });
});
