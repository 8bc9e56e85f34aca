import { readFileSync } from 'node:fs';
import type { ErrorObject } from 'ajv';
import { describe, expect, it } from 'vitest';
import { type ShapeCheck, shapeCheck } from '#codegen/checkShape.ts';
import { FileCopy } from '#codegen/FileCopy.ts';
import { repairShape } from '#codegen/repairShape.ts';
import { toSource } from './mergedKind.ts';

const checkShape = shapeCheck(JSON.parse(readFileSync('schemas/kind.schema.json', 'utf8')));

const NUMBER = { type: 'number', title: 'N' };
const HEAD = {
  ...{ $schema: '../kind.schema.json', $id: 'probe', title: 'Probe' },
  'x-kind': { plural: 'Probes', icon: 'fan', order: 1 },
};
const CURVE = { title: 'C', x: { title: 'X', from: 0, to: 1 }, y: [{ title: 'Y', fields: 'p{x}' }] };
const GROUPS = [{ title: 'G', fields: ['a'] }];
const rule = (field: unknown, below: unknown) => ({ field, below });

interface Given {
  part?: 'shared' | 'form';
  check?: ShapeCheck;
  edit?: (copy: FileCopy) => void;
}

/** What is left of a file; undefined if that is too little. */
function repair(file: unknown, { part, check = checkShape, edit }: Given = {}) {
  const source = toSource('kinds/probe.json', Object(file));
  const copy = new FileCopy(source);
  edit?.(copy);
  const rest = repairShape(copy, check.findErrors(copy.value, part), check, part);
  if (!rest) return undefined;
  const at = (...path: (string | number)[]) => rest.isConsequence(source.problemAt(path, 'Odd.'));
  return {
    ...{ rest, at },
    value: JSON.parse(JSON.stringify(rest.source.value)),
    isWhole: rest.isWhole,
    doubtful: [...rest.doubtful],
    hasDoubtfulTabs: rest.hasDoubtfulTabs,
  };
}

const WHOLE = { isWhole: true, doubtful: [], hasDoubtfulTabs: false };

describe('a file', () => {
  it('without faults stays as it is', () => {
    const file = { ...HEAD, properties: { a: NUMBER } };
    expect(repair(file)).toMatchObject({ ...WHOLE, value: file });
  });

  it('loses its unknown words alone', () => {
    const file = { ...HEAD, properties: { a: { ...NUMBER, some: 1 } }, other: { a: 1 } };
    const left = repair(file);
    expect(left).toMatchObject({ ...WHOLE, value: { ...HEAD, properties: { a: NUMBER } } });
    expect(left?.value).not.toHaveProperty('other');
    expect(left?.value.properties.a).toEqual(NUMBER);
    expect(left?.at('properties', 'a')).toBe(false);
  });

  it.each([
    ['$schema', '../kind.schema.json'],
    ['$id', 'probe'],
    ['title', 'probe'],
    ['x-kind', { plural: 'probe', icon: '', order: 0 }],
  ])('that lacks its "%s" gets one', (word, value) => {
    const whole: Record<string, unknown> = { ...HEAD, title: 'Shown', properties: {} };
    const { [word]: _, ...file } = whole;
    expect(repair(file)).toMatchObject({
      ...{ value: { ...file, [word]: value }, isWhole: false },
      ...{ doubtful: [], hasDoubtfulTabs: false },
    });
  });

  it('that is shared gets nothing', () => {
    expect(repair({ some: 1 }, { part: 'shared' })?.value).toEqual({});
  });

  it.each<[what: string, file: unknown, part?: 'form']>([
    ['a list', []],
    ['without fields that can be read', { ...HEAD, properties: [] }],
    ['without the list of shared files', { ...HEAD, allOf: {} }],
    ['with a faulty shared file', { ...HEAD, allOf: [{ $ref: 5 }] }],
    ['without fields that it needs', { $id: 'probe', title: 'P', 'x-groups': [] }, 'form'],
  ])('that is %s is not judged further', (_what, file, part) => {
    expect(repair(file, part && { part })).toBeUndefined();
  });

  it('that breaks a rule as a whole is not judged further', () => {
    const fault = { keyword: 'minProperties', instancePath: '', schemaPath: '', params: {} };
    expect(repair(HEAD, { check: toCheck(1, fault) })).toBeUndefined();
  });

  it('that is a list is not judged even if nothing is wrong with it', () => {
    expect(repair([], { check: toCheck(0) })).toBeUndefined();
  });
});

describe('a faulty part', () => {
  it.each<
    [what: string, file: object, left: object, doubtful: string[], hasDoubtfulTabs: boolean, part?: 'shared' | 'form']
  >([
    [
      'of a field makes the field doubtful',
      { ...HEAD, properties: { a: { ...NUMBER, minimum: '3' }, b: NUMBER } },
      { ...HEAD, properties: { a: NUMBER, b: NUMBER } },
      ['a'],
      false,
    ],
    [
      'of a field in an object makes the object doubtful',
      { ...HEAD, properties: { a: { type: 'object', title: 'A', properties: { b: { ...NUMBER, minimum: '3' } } } } },
      { ...HEAD, properties: { a: { type: 'object', title: 'A', properties: { b: NUMBER } } } },
      ['a'],
      false,
    ],
    [
      'may be the name of a field',
      { ...HEAD, properties: { a: NUMBER, '1b': NUMBER } },
      { ...HEAD, properties: { a: NUMBER } },
      ['1b'],
      false,
    ],
    [
      'of a curve makes curve and tabs doubtful',
      { ...HEAD, 'x-curves': { c: { ...CURVE, description: 5 }, d: CURVE } },
      { ...HEAD, 'x-curves': { c: CURVE, d: CURVE } },
      ['c'],
      true,
    ],
    [
      'of a curve takes along what cannot exist without it',
      { ...HEAD, 'x-curves': { c: { ...CURVE, x: 5 }, d: CURVE } },
      { ...HEAD, 'x-curves': { d: CURVE } },
      ['c'],
      true,
    ],
    ['may be all curves', { ...HEAD, 'x-curves': [] }, HEAD, [], true],
    [
      'of a derived value makes it doubtful',
      { ...HEAD, 'x-derived': { total: { title: 'T' }, other: { title: 'O', value: 'a' } } },
      { ...HEAD, 'x-derived': { other: { title: 'O', value: 'a' } } },
      ['total'],
      false,
    ],
    [
      'of a tab makes the tabs doubtful',
      {
        ...HEAD,
        'x-tabs': [
          { id: 'one', groups: GROUPS },
          { id: 5, groups: GROUPS },
        ],
      },
      { ...HEAD, 'x-tabs': [{ id: 'one', groups: GROUPS }] },
      [],
      true,
    ],
    [
      'of rules and checks makes nothing doubtful',
      { ...HEAD, 'x-rules': [rule('a', 5), rule('a', 'b')], 'x-checks': [{ warn: 5, require: 'a', at: ['a'] }] },
      { ...HEAD, 'x-rules': [rule('a', 'b')], 'x-checks': [] },
      [],
      false,
    ],
    ['of the card makes nothing doubtful', { ...HEAD, 'x-kind': { ...HEAD['x-kind'], family: 5 } }, HEAD, [], false],
    [
      'of a shared field makes it doubtful',
      { $defs: { a: { ...NUMBER, minimum: '3' } }, 'x-tab-titles': { one: 5, two: 'Two' } },
      { $defs: { a: NUMBER }, 'x-tab-titles': { two: 'Two' } },
      ['a', 'one'],
      false,
      'shared',
    ],
    [
      'of a group makes the tabs doubtful',
      {
        $id: 'probe',
        title: 'P',
        properties: { a: NUMBER },
        'x-groups': [
          { title: 5, fields: ['a'] },
          { title: 'G', fields: ['a'] },
        ],
      },
      { $id: 'probe', title: 'P', properties: { a: NUMBER }, 'x-groups': [{ title: 'G', fields: ['a'] }] },
      [],
      true,
      'form',
    ],
  ])('%s', (_what, file, value, doubtful, hasDoubtfulTabs, part) => {
    const left = repair(file, part && { part });
    expect(left?.value).toEqual(value);
    expect(left).toMatchObject({ isWhole: false, doubtful, hasDoubtfulTabs });
  });

  it('leaves the entries beside it in their places', () => {
    const rules = [rule(1, 'b'), rule('a', 'b'), rule(3, 'b'), rule('c', 'd')];
    expect(repair({ ...HEAD, 'x-rules': rules })?.value['x-rules']).toEqual([rules[1], rules[3]]);
  });
});

describe('a problem follows from an earlier one', () => {
  const file = {
    ...{ ...HEAD, 'x-kind': { ...HEAD['x-kind'], family: 5 } },
    properties: { a: { ...NUMBER, minimum: '3', maximum: 4 }, b: NUMBER },
    'x-rules': [rule(1, 'b'), rule('a', 'b'), rule(3, 'b'), rule('c', 'd')],
  };
  const left = repair(file);

  it.each<[path: (string | number)[], follows: boolean]>([
    [['properties', 'a'], true],
    [['properties', 'a', 'maximum'], true],
    [['properties', 'b'], false],
    [['x-kind', 'plural'], true],
    [['x-rules', 0], true],
    [['x-rules', 1], false],
    [['x-rules', 2, 'below'], true],
    [['x-rules', 3], false],
    [['title'], false],
  ])('at %j: %s', (path, follows) => {
    expect(left?.at(...path)).toBe(follows);
  });

  it.each<[section: string, file: object, part?: 'form']>([
    ['x-checks', { ...HEAD, 'x-checks': [5, { warn: 'W', require: 'a', at: ['a'] }] }],
    ['x-tabs', { ...HEAD, 'x-tabs': [5, { id: 'one', groups: GROUPS }] }],
    ['x-groups', { $id: 'probe', title: 'P', properties: { a: NUMBER }, 'x-groups': [5, ...GROUPS] }, 'form'],
  ])('in the same entry of %s', (section, listed, part) => {
    const inList = repair(listed, part && { part });
    expect([0, 1].map((index) => inList?.at(section, index))).toEqual([true, false]);
  });

  it.each([
    ['"a" is odd.', true],
    ['There is no "a", only "b".', true],
    ['"b" is odd.', false],
    ['a is odd.', false],
  ])('in any file that says %s: %s', (message, follows) => {
    expect(left?.rest.isConsequence({ file: 'schemas/common.json', line: 1, column: 1, message })).toBe(follows);
  });

  it('only in the same file', () => {
    const problem = toSource('kinds/probe.json', file).problemAt(['properties', 'a'], 'Odd.');
    expect(left?.rest.isConsequence(problem)).toBe(true);
    expect(left?.rest.isConsequence({ ...problem, file: 'schemas/common.json' })).toBe(false);
  });

  it('at the place where the file has a word that was meant otherwise', () => {
    const meant = { ...HEAD, 'x-rulez': [rule(1, 'b'), rule('a', 'b')] };
    const corrected = repair(meant, { edit: (copy) => copy.remove(['x-rulez'], 'x-rules') });
    expect(corrected?.at('x-rulez', 0)).toBe(true);
    expect(corrected?.at('x-rulez', 1)).toBe(false);
  });
});

describe('faults that come up again and again', () => {
  it.each([
    [20, true],
    [21, false],
  ])('%i times leave a file that can be judged: %s', (times, isLeft) => {
    expect(repair({ ...HEAD, properties: {} }, { check: toCheck(times) }) !== undefined).toBe(isLeft);
  });
});

const ORDER: ErrorObject = { keyword: 'minimum', instancePath: '/x-kind/order', schemaPath: '', params: {} };

/** A check that finds a fault this many times, and no more. */
function toCheck(times: number, fault: ErrorObject = ORDER): ShapeCheck {
  let left = times;
  return Object.assign(() => [], { findErrors: () => (left-- > 0 ? [fault] : []) });
}
