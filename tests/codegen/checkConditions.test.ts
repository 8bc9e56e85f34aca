import { describe, expect, it } from 'vitest';
import { createReads } from '#codegen/ConditionReads.ts';
import { checkConditions } from '#codegen/checkConditions.ts';
import type { FieldSchema, KindFile } from '#codegen/KindFile.ts';
import { listConditions } from '#codegen/listConditions.ts';
import type { MergedKind } from '#codegen/mergeKind.ts';
import { placedProblems } from '../fixtures/placedProblems.ts';
import { mergedKind } from './mergedKind.ts';

const flag = (own: FieldSchema = {}): FieldSchema => ({ type: 'boolean', title: 'F', ...own });
const number = (own: FieldSchema = {}): FieldSchema => ({ type: 'number', title: 'N', ...own });
const shown = (when: string): FieldSchema => ({ 'x-shown-when': when });
const needed = (when: string): FieldSchema => ({ 'x-required-when': when });

type Fields = Record<string, FieldSchema>;

/** Problems of a kind with a flag "f" and these fields. */
function check(properties: Fields, file: Partial<KindFile> = {}, edit?: (kind: MergedKind) => void): string[] {
  const kind = mergedKind({ properties: { f: flag(), ...properties }, ...file });
  edit?.(kind);
  const statements = listConditions(kind);
  return placedProblems(checkConditions(statements, kind, createReads(statements, kind)), kind.source);
}

/** Marks a field as one that the server fills in, which no kind file may do itself. */
const keepBack = (name: string) => (kind: MergedKind) => {
  const field = kind.fields.get(name);
  if (field) field.schema['x-system'] = true;
};

const CURVE: KindFile['x-curves'] = {
  output: { title: 'O', x: { title: 'X', from: 0, to: 1 }, y: [{ title: 'Y', fields: 'p{x}', default: [1, 2] }] },
};

const group = (...fields: string[]) => [{ title: 'G', fields }];

describe('a condition', () => {
  it('of a field, an object or a tab is fine', () => {
    const inside = { y: flag(needed('f')), z: number(needed('f')) };
    expect(
      check(
        {
          a: number(shown('f')),
          b: number(needed('f')),
          box: { type: 'object', title: 'B', ...shown('f'), properties: { z: inside.z } },
        },
        { 'x-curves': CURVE, 'x-tabs': [{ id: 't', ...shown('f'), groups: group('a', 'b', 'output') }] },
      ),
    ).toEqual([]);
  });
});

describe('what every component needs', () => {
  it.each(['name', 'currency', 'locked'])('"%s" cannot be hidden', (name) => {
    const place = `properties.${name}.x-shown-when`;
    expect(check({ [name]: number(shown('f')) })).toEqual([
      `${place}: "${name}" can't be hidden, as every component needs it.`,
    ]);
    expect(check({ [name]: number() }, { 'x-tabs': [{ id: 't', ...shown('f'), groups: group('a', name) }] })).toEqual([
      `x-tabs.0.x-shown-when: tab "t" can't be hidden, as it holds "${name}", which every component needs. Move "${name}" to another tab.`,
    ]);
    expect(check({ [name]: number(needed('f')) })).toEqual([]);
  });
});

describe('what is never shown', () => {
  const never = '"a" is never shown. Remove this, or "x-hidden".';

  it('has no condition', () => {
    expect(check({ a: number({ 'x-hidden': true, ...shown('f') }) })).toEqual([`properties.a.x-shown-when: ${never}`]);
    expect(check({ a: number({ 'x-hidden': true, ...needed('f') }) })).toEqual([
      `properties.a.x-required-when: ${never}`,
    ]);
    expect(check({ a: number(shown('f')) }, {}, keepBack('a'))).toEqual([`properties.a.x-shown-when: ${never}`]);
  });

  it('may be in a tab that has one', () => {
    expect(
      check({ a: number({ 'x-hidden': true }) }, { 'x-tabs': [{ id: 't', ...shown('f'), groups: group('a') }] }),
    ).toEqual([]);
  });
});

describe('a field of a curve', () => {
  const lists = (own: FieldSchema): Fields => ({
    l: { type: 'string', title: 'L', 'x-list': 'numbers', ...own },
    m: { type: 'string', title: 'M', 'x-list': 'numbers' },
  });
  const curves: KindFile['x-curves'] = {
    other: { title: 'C', x: { title: 'X', field: 'm' }, y: [{ title: 'Y', field: 'm' }] },
    output: { title: 'O', x: { title: 'X', field: 'm' }, y: [{ title: 'Y', field: 'l' }] },
  };
  const message = `"l" is edited by the curve "output", which can't lack one of its fields. Put the curve into a separate tab, with "x-shown-when" at the tab.`;

  it('has no condition', () => {
    expect(check(lists(shown('f')), { 'x-curves': curves })).toEqual([`properties.l.x-shown-when: ${message}`]);
    expect(check(lists(needed('f')), { 'x-curves': curves })).toEqual([`properties.l.x-required-when: ${message}`]);
  });
});

describe('what can be required', () => {
  const refused = (place: string, message: string) => [`properties.${place}.x-required-when: ${message}`];

  it('is not an object', () => {
    const box: FieldSchema = { type: 'object', title: 'B', ...needed('f'), properties: { z: number() } };
    const message =
      'is a group of fields, each of which is required by itself. Put "x-required-when" on the fields in it.';
    expect(check({ box })).toEqual(refused('box', `"box" ${message}`));
    expect(check({ a: { type: 'object', title: 'A', properties: { box } } })).toEqual(
      refused('a.properties.box', `"a.box" ${message}`),
    );
  });

  it('is not what always is', () => {
    const a = number(needed('f'));
    expect(check({ a }, { required: ['a'] })).toEqual(
      refused('a', '"a" is always required. Take it out of "required".'),
    );
    const box: FieldSchema = { type: 'object', title: 'B', properties: { a }, required: ['a'] };
    expect(check({ box })).toEqual(
      refused('box.properties.a', '"box.a" is always required. Take it out of "required".'),
    );
  });

  it('is not a flag', () => {
    const a = flag(needed('f'));
    const message = 'is on or off, so it is never missing. Remove "x-required-when".';
    expect(check({ a })).toEqual(refused('a', `"a" ${message}`));
    expect(check({ box: { type: 'object', title: 'B', properties: { a } } })).toEqual(
      refused('box.properties.a', `"box.a" ${message}`),
    );
  });

  it('is not read-only', () => {
    const a = number({ readOnly: true, ...needed('f') });
    expect(check({ a })).toEqual(refused('a', '"a" is read-only and can\'t be filled in.'));
    expect(check({ box: { type: 'object', title: 'B', properties: { a } } })).toEqual(
      refused('box.properties.a', '"box.a" is read-only and can\'t be filled in.'),
    );
    expect(check({ a: number({ readOnly: true, ...shown('f') }) })).toEqual([]);
  });
});

it('columns have no conditions', () => {
  const items: FieldSchema = { type: 'object', properties: { a: number({ ...shown('f'), ...needed('f') }) } };
  const problem = (word: string) =>
    `properties.rows.items.properties.a.${word}: "${word}" can't be used inside the rows of a table, which all have the same columns. Put it on the table, or leave the cell empty.`;
  expect(check({ rows: { type: 'array', title: 'R', items } })).toEqual([
    problem('x-shown-when'),
    problem('x-required-when'),
  ]);
});
