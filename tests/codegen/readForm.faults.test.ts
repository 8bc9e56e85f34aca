import { describe, expect, it } from 'vitest';
import { placedProblems } from '../fixtures/placedProblems.ts';
import { type Beside, readProbe } from './readProbe.ts';

const number = (own: object = {}) => ({ type: 'number', title: 'A', ...own });
const B = number({ title: 'B' });

/** The problems of a kind that is refused. */
function refuse(own: object, beside: Beside = {}): string[] {
  const { value, problems, sources } = readProbe(own, beside);
  expect(value).toBeUndefined();
  return placedProblems(problems, ...sources);
}

const tabs = (group: object) => [{ id: 'general', title: 'General', groups: [{ title: 'Data', ...group }] }];
const NO_UNIT_KX =
  'there is no unit "kx". Symbols are those of the SI with yr, min, h, d, %, °C, bar and {currency}; name what is counted under "x-unit-names" in common.json.';

describe('a kind is refused', () => {
  it.each<[what: string, own: object, problems: string[]]>([
    [
      'with another id and an icon that does not exist',
      { $id: 'other', 'x-kind': { plural: 'Probes', icon: 'fann', order: 1 } },
      [
        '$id: "$id" is "other", but the file is named probe.json; the two must be the same. Make it "probe".',
        'x-kind.icon: there is no icon "fann". Did you mean "fan"?',
      ],
    ],
    [
      'with an icon like no other',
      { 'x-kind': { plural: 'Probes', icon: 'house', order: 1 } },
      ['x-kind.icon: there is no icon "house". Names are those of lucide.dev/icons.'],
    ],
    [
      'over a file that is missing',
      { allOf: [{ $ref: '../none.json' }] },
      ['allOf.0.$ref: "../none.json" names no shared file. Shared files: ../common.json.'],
    ],
    [
      'with a default that breaks a rule',
      { properties: { a: number({ default: 5, maximum: 4 }) } },
      ['properties.a.default: the default 5 of "a" breaks a rule of its kind: Value must be at most 4.'],
    ],
    [
      'with defaults that break a check, and a warning',
      {
        properties: { a: number({ default: 1 }), b: number() },
        'x-checks': [{ error: 'No.', require: 'a > 2', at: ['a'] }],
      },
      [
        `warning: properties.b.title: another field beside it is called "A" as well, so planners can't tell them apart. Give them different titles.`,
        'x-checks.0.require: the defaults break this check, so a new component could not be created. Change a default or the check.',
      ],
    ],
    [
      'with a document that does not exist',
      { properties: { a: { title: 'A', 'x-schema': 'no.json' } } },
      ['properties.a.x-schema: there is no file "no.json" in schemas/documents/ for "a". Put it there.'],
    ],
    [
      'with faults of conditions and changes',
      {
        properties: { a: number({ 'x-used-when': 'c' }), b: number({ title: 'B', 'x-shown-when': 'd' }) },
        'x-version': 2,
        'x-changes': { 2: [{ rename: 'e', to: 'f' }] },
      },
      [
        'properties.a.x-used-when@0: there is no field "c". Did you mean "a"?',
        'properties.b.x-shown-when@0: there is no field "d". Did you mean "a"?',
        'x-changes.2.0.to: version 2 has no field "f". Did you mean "a"?',
      ],
    ],
    [
      'with faults of derived values and checks',
      {
        properties: { a: number() },
        'x-derived': { total: { title: 'Total', value: 'c' } },
        'x-checks': [{ warn: 'No.', require: 'e > 1', at: ['a'] }],
      },
      [
        'x-derived.total: derived value "total" is in no group, so it would never be shown. Name it in the "derived" of a group.',
        'x-checks.0.require@0: there is no field "e". Did you mean "a"?',
        'x-derived.total.value@0: there is no field "c". Did you mean "a"?',
      ],
    ],
    [
      'with a field outside the tabs',
      { properties: { a: number(), b: B }, 'x-tabs': tabs({ fields: ['a'] }) },
      [
        'properties.b: field "b" is in no tab, so it would never be shown. Put it in a group of "general", or give it "x-hidden": true.',
      ],
    ],
    [
      'with a curve without fields',
      {
        properties: { a: number() },
        'x-curves': { c: { title: 'C', x: { title: 'X', from: 0, to: 1 }, y: [{ title: 'Y', fields: 'a' }] } },
      },
      ['x-curves.c.y.0.fields: "fields" "a" must be a field\'s name that ends in {x}, such as "pc{x}".'],
    ],
    [
      'with a field that nobody can fill in',
      {
        properties: {
          site: {
            ...{ type: 'object', title: 'Site', required: ['a'] },
            properties: { a: number({ 'x-hidden': true }), b: B },
          },
        },
      },
      [
        'properties.site.properties.a.x-hidden: "a" is required, but nobody can fill it in, as it is hidden. Give it a "default".',
        'properties.site.properties.a.x-hidden: "x-hidden" has no effect in objects and rows, and "a" is in an object. Leave it out.',
      ],
    ],
  ])('%s', (_what, own, problems) => {
    expect(refuse(own)).toEqual(problems);
  });

  it('if too little of it is left', () => {
    expect(refuse({ properties: [1] })).toEqual(['properties: "properties" is [1], but must be an object in { }.']);
  });
});

describe('what follows from a fault is not reported', () => {
  it('where a unit is unknown', () => {
    expect(
      refuse({
        properties: { a: number({ 'x-unit': 'kx' }), b: B },
        'x-derived': { c: { title: 'C', value: 'a + b', unit: 'kW' } },
        'x-checks': [{ warn: 'No.', require: 'a > b', at: ['a'] }],
        'x-tabs': tabs({ fields: ['a', 'b'], derived: ['c'] }),
      }),
    ).toEqual([`properties.a.x-unit@0: ${NO_UNIT_KX}`]);
  });

  it('where a field is faulty', () => {
    expect(
      refuse({
        properties: { a: number({ minimum: 'x' }), b: B },
        'x-derived': { c: { title: 'C', value: 'a + b', unit: 'kW' } },
        'x-tabs': tabs({ fields: ['a', 'b'], derived: ['c'] }),
      }),
    ).toEqual(['properties.a.minimum: "minimum" is "x", but must be a number.']);
  });

  it('inside a faulty field', () => {
    expect(refuse({ properties: { a: number({ minimum: 'x', default: 5, 'x-warn': { maximum: 4 } }), b: B } })).toEqual(
      ['properties.a.minimum: "minimum" is "x", but must be a number.'],
    );
  });

  it('where a tab is faulty', () => {
    expect(refuse({ properties: { a: number(), b: B }, 'x-tabs': tabs({ fields: ['a'], derived: 'b' }) })).toEqual([
      'x-tabs.0.groups.0.derived: "derived" is "b", but must be a list in [ ].',
    ]);
  });
});

it('names inside a faulty curve are still checked', () => {
  const y = [{ title: 'Y', fields: 'p{x}', default: [0, 1] }];
  expect(
    refuse({
      properties: { a: number() },
      'x-curves': { power: { title: 'Power', x: { title: 'X', from: 0, to: 1, unit: 5 }, y } },
      'x-checks': [{ warn: 'No.', require: 'any(power where z > 0)', at: ['a'] }],
      'x-tabs': tabs({ fields: ['a', 'power'] }),
    }),
  ).toEqual([
    'x-curves.power.x.unit: "unit" is 5, but must be text in double quotes.',
    'x-checks.0.require@16: there is no field "z". Did you mean "x"?',
  ]);
});

describe('faults of shared files', () => {
  const own = { properties: { a: number() }, $id: 'other' };
  const OTHER_ID =
    '$id: "$id" is "other", but the file is named probe.json; the two must be the same. Make it "probe".';

  it('leave a kind unread, and its own faults are reported', () => {
    const shared = { 'common.json': [] };
    expect(refuse({ properties: { a: number() } }, { shared })).toEqual([]);
    expect(refuse(own, { shared })).toEqual([OTHER_ID]);
  });

  it('refuse each kind', () => {
    const shared = { 'other.json': { $id: 'other', properties: { b: { ...B, type: 'numer' } } } };
    expect(refuse({ properties: { a: number() } }, { shared })).toEqual([]);
    expect(refuse(own, { shared })).toEqual([OTHER_ID]);
  });

  it('are not reported at the kind', () => {
    const common = {
      $id: 'common',
      properties: {
        b: { ...B, minimum: 'x' },
        c: number({ title: 'C', minimum: 'x', default: 5, 'x-warn': { maximum: 4 } }),
      },
    };
    expect(
      refuse(
        {
          properties: { a: number(), b: number({ title: 'B', 'x-unit': 'm' }) },
          'x-checks': [{ warn: 'No.', require: 'b > 1 kW', at: ['a'] }],
          'x-tabs': tabs({ fields: ['a', 'b', 'c'] }),
        },
        { shared: { 'common.json': common } },
      ),
    ).toEqual([]);
  });
});
