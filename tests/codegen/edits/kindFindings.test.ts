import { describe, expect, it } from 'vitest';
import { compareKinds } from '#codegen/edits/compareKinds.ts';
import { kindFindings } from '#codegen/edits/kindFindings.ts';
import type { FieldSchema, KindFile } from '#codegen/KindFile.ts';
import { unexpandedKind } from '../mergedKind.ts';

const POWER: FieldSchema = { type: 'number', title: 'Power', 'x-unit': 'kW', maximum: 9 };
const FILE = 'schemas/kinds/probe.json';

function find(before: Partial<KindFile>, after: Partial<KindFile>) {
  const [was, is] = [unexpandedKind(before), unexpandedKind(after)];
  const texts = [was, is].map(({ source }) => JSON.stringify(source.value));
  return kindFindings('wind', compareKinds(was, is), 'v1').map(({ file, line, column, ...finding }) => {
    const text = texts[file.startsWith('v1:') ? 0 : 1] ?? '';
    expect([file.replace('v1:', ''), line]).toEqual([FILE, 1]);
    return { at: `${file} ${text.slice(column - 1, column + 9)}`, ...finding };
  });
}

/** The findings apart from that of the version itself. */
const findParts = (before: Partial<KindFile>, after: Partial<KindFile>) =>
  find(before, after).filter(({ rule }) => rule !== 'edit/kind.x-version');

const fields = (properties: Record<string, FieldSchema>, words: Partial<KindFile> = {}) => ({ properties, ...words });
const { maximum: _, ...UNLIMITED } = POWER;

describe('the finding of an edit', () => {
  it('is a note where nothing is affected', () => {
    expect(find(fields({ a: POWER }), fields({ a: { ...POWER, title: 'Output' } }))).toEqual([
      {
        at: `${FILE} "title":"O`,
        severity: 'note',
        rule: 'edit/field.title',
        verdicts: { stored: 'safe', writers: 'safe', readers: 'safe' },
        message: 'wind.a "title" is "Output"; it was "Power"; only what people read or how the form looks. Safe.',
        suggestion: undefined,
      },
    ]);
  });

  it('is a warning where something may break, at the field with the keyword', () => {
    expect(find(fields({ a: POWER }), fields({ a: UNLIMITED }))).toMatchObject([
      { at: `${FILE} "a":{"type`, severity: 'warning', rule: 'edit/field.maximum' },
    ]);
  });

  it('is an error where something breaks, with the missing change and version', () => {
    const found = findParts(fields({ a: POWER }), fields({}, { 'x-version': 1 }));
    expect(found).toMatchObject([
      {
        at: `v1:${FILE} "a":{"type`,
        rule: 'edit/fields.field',
        suggestion: 'Unless this is intended, add {"drop":"a"} to the "x-changes" of version 2.',
      },
      {
        at: `${FILE} "x-version`,
        rule: 'edit/version',
        message: 'wind: stored components must be converted, but "x-version" is still 1.',
        suggestion: 'Write "x-version": 2, "x-changes": {"2":[{"drop":"a"}]}, and adjust it to what is meant.',
      },
    ]);
    expect(found.map(({ severity }) => severity)).toEqual([undefined, undefined]);
  });

  it('names the version of the file where there is a new one', () => {
    const [first, ...others] = findParts(fields({ a: POWER }), fields({}, { 'x-version': 4 }));
    expect(first?.suggestion).toBe('Unless this is intended, add {"drop":"a"} to the "x-changes" of version 4.');
    expect(others).toEqual([]);
    const again = find(fields({ a: POWER }, { 'x-version': 3 }), fields({}, { 'x-version': 3 }));
    expect(again.map(({ suggestion }) => suggestion)).toEqual([
      'Unless this is intended, add {"drop":"a"} to the "x-changes" of version 4.',
      'Write "x-version": 4, "x-changes": {"4":[{"drop":"a"}]}, and adjust it to what is meant.',
    ]);
  });

  it('nothing has no finding', () => {
    expect(find(fields({ a: POWER }), fields({ a: POWER }))).toEqual([]);
  });
});

it.each<[string, Partial<KindFile>, Partial<KindFile>, string]>([
  [
    'word of an object',
    fields({ box: { type: 'object', title: 'Box', description: 'D', properties: {} } }),
    fields({ box: { type: 'object', title: 'Box', properties: {} } }),
    `${FILE} "box":{"ty`,
  ],
  [
    'word of a curve',
    {
      'x-curves': {
        c: { title: 'C', axis: 'Y', x: { title: 'X', from: 0, to: 1 }, y: [{ title: 'Y', fields: 'y{x}' }] },
      },
    },
    { 'x-curves': { c: { title: 'C', x: { title: 'X', from: 0, to: 1 }, y: [{ title: 'Y', fields: 'y{x}' }] } } },
    `${FILE} "c":{"titl`,
  ],
  [
    'word of a series',
    { 'x-curves': { c: { title: 'C', x: { title: 'X', field: 'x' }, y: [{ title: 'Y', field: 'y', unit: 'kW' }] } } },
    { 'x-curves': { c: { title: 'C', x: { title: 'X', field: 'x' }, y: [{ title: 'Y', field: 'y' }] } } },
    `${FILE} {"title":"`,
  ],
  [
    'word of a calculated number',
    { 'x-derived': { loss: { title: 'L', value: 'a', unit: 'kW' } } },
    { 'x-derived': { loss: { title: 'L', value: 'a' } } },
    `${FILE} "loss":{"t`,
  ],
  [
    'word of a tab',
    { 'x-tabs': [{ id: 'general', title: 'G', groups: [] }] },
    { 'x-tabs': [{ id: 'general', groups: [] }] },
    `${FILE} "id":"gene`,
  ],
  ['tab', { 'x-tabs': [{ id: 'general', groups: [] }] }, {}, `v1:${FILE} "id":"gene`],
  ['rule', { 'x-rules': [{ field: 'a', below: 'b' }] }, {}, `v1:${FILE} "below":"b`],
  ['word of the kind', { description: 'D' }, {}, `v1:${FILE} "descripti`],
])('a %s that is gone is reported where it belongs, or at the commit', (_what, before, after, at) => {
  expect(find(before, after).map((finding) => finding.at)).toEqual([at]);
});
