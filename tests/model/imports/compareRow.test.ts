import { describe, expect, it } from 'vitest';
import type { FieldValues, FormDefinition } from '#model/FormDefinition.ts';
import { compareRow } from '#model/imports/compareRow.ts';
import type { Kind } from '#model/Kind.ts';
import { createFields, DEPOT } from '../../fixtures/nestedKind.ts';
import { knownComponent } from './planned.ts';
import { TURBINE } from './turbineRow.ts';

interface Reread {
  /** The table's values, by field. */
  given: FieldValues;
  /** The component's values. */
  values?: FieldValues;
  /** The table's earlier values. */
  imported?: FieldValues;
}

function compare({ given, values = {}, imported = {} }: Reread, kind: Kind = TURBINE) {
  return compareRow({ full: 'E-82', values: given }, knownComponent({ values, imported }), kind);
}

/** Which values differ, each with who has changed it. */
const look = (reread: Reread, kind?: Kind) => compare(reread, kind).changes.map(({ path, sort }) => `${path} ${sort}`);

describe('a row of a table and its component', () => {
  it('are compared by the values that the table gives', () => {
    const reread = {
      given: { blades: 4, hub_height: 90 },
      values: { blades: 3, hub_height: 90, maker: 'Enercon' },
      imported: { blades: 3, hub_height: 90, maker: 'Vestas', pc3: 5 },
    };
    expect(compare(reread)).toStrictEqual({
      component: knownComponent({ values: reread.values, imported: reread.imported }),
      given: { blades: 4, hub_height: 90 },
      changes: [{ path: 'blades', fields: ['blades'], sort: 'upstream' }],
      had: new Set(['blades', 'hub_height', 'maker', 'pc3', 'power']),
    });
  });

  it.each<[what: string, expected: string[], Reread]>([
    ['nothing', [], { given: {}, values: { blades: 3 }, imported: { blades: 3 } }],
    ['a value that the kind does not have', [], { given: { weight: 5 }, values: { weight: 6 } }],
    ['a number as a text', [], { given: { blades: 3 }, values: { blades: '3' } }],
    ['a list with other spaces', [], { given: { depth: '10, 20' }, values: { depth: '10,20.0' } }],
    ['a text with spaces around it', [], { given: { maker: ' Enercon ' }, values: { maker: 'Enercon' } }],
    ['a default of before', ['blades upstream'], { given: { blades: 4 }, values: { blades: 3 } }],
    ['an empty value of before', ['hub_height upstream'], { given: { hub_height: 90 }, values: { hub_height: null } }],
    ['what a person typed', ['blades mine'], { given: { blades: 4 }, values: { blades: 5 } }],
    [
      'what the table changed',
      ['blades upstream'],
      { given: { blades: 4 }, values: { blades: 3 }, imported: { blades: 3 } },
    ],
    [
      'what a person changed',
      ['blades mine'],
      { given: { blades: 4 }, values: { blades: 3 }, imported: { blades: 4 } },
    ],
    ['what both changed', ['blades both'], { given: { blades: 4 }, values: { blades: 3 }, imported: { blades: 5 } }],
    ['what both changed alike', [], { given: { blades: 4 }, values: { blades: 4 }, imported: { blades: 3 } }],
  ])('differ by %s: %j', (_, expected, reread) => {
    expect(look(reread)).toEqual(expected);
  });

  it('differ by a curve as one, with the fields that the table gives', () => {
    const reread = {
      given: { pc3: 1, pc4: 2, blades: 3 },
      values: { pc3: 1, pc4: 5, pc5: 7, blades: 3 },
      imported: { pc3: 1, pc4: 5, pc5: 6 },
    };
    expect(compare(reread).changes).toEqual([{ path: 'power', fields: ['pc3', 'pc4'], sort: 'upstream' }]);
    const both = { ...reread, values: { ...reread.values, pc3: 9 } };
    expect(look(both)).toEqual(['power both']);
    expect(look({ ...both, imported: { pc3: 1, pc4: 2 } })).toEqual(['power mine']);
  });

  it('differ by a curve that the table gave in part', () => {
    const [given, imported] = [{ pc3: 1, pc4: 2 }, { pc3: 1 }];
    expect(look({ given, values: { pc3: 1, pc4: null }, imported })).toEqual(['power upstream']);
    expect(look({ given, values: { pc3: 1, pc4: 7 }, imported })).toEqual(['power both']);
  });

  it('do not differ by a description that only repeats a long name', () => {
    const long = 'Enercon wind turbine E-82 E4 of 2026';
    const values = { description: `${long}\nQuiet` };
    const row = { full: long, values: { description: 'Quiet' } };
    expect(compareRow(row, knownComponent({ values, name: 'Short' }), TURBINE).changes).toEqual([]);
    const bare = compareRow({ full: long, values: {} }, knownComponent({ values, name: 'Short' }), TURBINE);
    expect(bare.given).toEqual({});
  });
});

describe('values of a variant', () => {
  const depot: Kind = { definition: DEPOT, validate: () => [] };
  const [TYPE, FIXED, FLEX] = ['tariff/type', 'tariff/=fixed/price', 'tariff/=flex/price'] as const;
  const [fixed, flex] = [
    { [TYPE]: 'fixed', [FIXED]: 0.4 },
    { [TYPE]: 'flex', [FLEX]: 2 },
  ];

  it.each<[what: string, expected: string[], Reread]>([
    ['of a case that nobody chooses are not offered', [], { given: { [FLEX]: 3 }, values: fixed, imported: {} }],
    [
      'are theirs who have chosen another case',
      ['tariff.type mine', 'tariff.price mine'],
      { given: { ...fixed, [FIXED]: 0.5 }, values: flex, imported: fixed },
    ],
    [
      'come with the case that the table chooses',
      ['tariff.type upstream', 'tariff.price upstream'],
      { given: flex, values: fixed, imported: fixed },
    ],
    [
      'come with it, though a person has given such a value before',
      ['tariff.type upstream', 'tariff.price upstream'],
      { given: flex, values: { ...fixed, [FLEX]: 5 }, imported: fixed },
    ],
    [
      'are asked for where both have changed them',
      ['tariff.price both'],
      { given: { ...flex, [FLEX]: 3 }, values: { ...flex, [FLEX]: 4 }, imported: flex },
    ],
  ])('%s', (_, expected, reread) => {
    expect(look(reread, depot)).toEqual(expected);
  });

  it('are as the component would have them', () => {
    expect(compare({ given: { ...fixed, [FLEX]: 3 }, values: fixed }, depot).given).toEqual(fixed);
  });
});

describe('values that a condition hides', () => {
  const definition: FormDefinition = {
    ...TURBINE.definition,
    fields: createFields({
      cooled: { type: 'flag', default: true },
      flow: { default: 3 },
      pump: { default: 1 },
    }),
    conditions: [{ if: {}, text: 'Cooled is on', shows: ['flow'], whenHidden: 'default' }],
  };
  const kind: Kind = { definition, validate: () => [], conditions: [({ cooled }) => cooled === true] };

  it('are as the condition leaves them', () => {
    const reread = { given: { cooled: false, flow: 6, pump: 2 }, values: { cooled: false, flow: 3, pump: 1 } };
    expect(compare(reread, kind).given).toEqual({ cooled: false, flow: 3, pump: 2 });
    expect(look({ ...reread, imported: { cooled: false } }, kind)).toEqual(['pump upstream']);
  });

  it('are hidden by the component where the table has no value', () => {
    expect(compare({ given: { flow: 6 }, values: { cooled: false, flow: 3 } }, kind).given).toEqual({ flow: 3 });
    expect(look({ given: { flow: 6 }, values: { cooled: true, flow: 3 } }, kind)).toEqual(['flow upstream']);
  });

  it('go with the change of the table that hides them', () => {
    const values = { cooled: true, flow: 6, pump: 1 };
    expect(look({ given: { cooled: false, flow: 6 }, values, imported: { cooled: true, flow: 6 } }, kind)).toEqual([
      'cooled upstream',
      'flow upstream',
    ]);
  });

  it('come with the change of the table that shows them, but what was given before is asked for', () => {
    const given = { cooled: true, flow: 6 };
    const values = { cooled: false, flow: 4 };
    expect(look({ given, values, imported: { cooled: false } }, kind)).toEqual(['cooled upstream', 'flow upstream']);
    expect(look({ given, values, imported: { cooled: false, flow: 5 } }, kind)).toEqual([
      'cooled upstream',
      'flow both',
    ]);
  });

  it('are not offered while they are hidden, whatever is stored of them', () => {
    const values = { cooled: false, flow: 4 };
    expect(look({ given: { cooled: false, flow: 6 }, values, imported: { cooled: false } }, kind)).toEqual([]);
  });

  it('are asked for as a curve where the table gave a part of it before', () => {
    const [condition] = definition.conditions ?? [];
    const curve: Kind = {
      ...kind,
      definition: {
        ...definition,
        fields: { ...definition.fields, ...createFields({ pc3: { curve: 'power' }, pc4: { curve: 'power' } }) },
        conditions: condition ? [{ ...condition, shows: ['pc3', 'pc4'] }] : [],
      },
    };
    const reread = { given: { cooled: true, pc3: 1, pc4: 2 }, values: { cooled: false, pc3: 9, pc4: 9 } };
    expect(look({ ...reread, imported: { cooled: false, pc3: 1 } }, curve)).toEqual(['cooled upstream', 'power both']);
    expect(look({ ...reread, imported: { cooled: false } }, curve)).toEqual(['cooled upstream', 'power upstream']);
  });

  it('keep the change of the person who hid them', () => {
    const given = { cooled: true, flow: 6 };
    expect(look({ given, values: { cooled: false, flow: 3 }, imported: { cooled: true, flow: 5 } }, kind)).toEqual([
      'cooled mine',
      'flow mine',
    ]);
  });
});
