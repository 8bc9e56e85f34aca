import { describe, expect, it } from 'vitest';
import { compareMeta } from '#model/compareMeta.ts';
import { differenceText } from '#model/differenceText.ts';
import { readMeta } from '#model/readMeta.ts';
import { type Meta, toMeta } from '#model/toMeta.ts';
import { getKind } from './loadedKinds.ts';

const { definition } = getKind('basicstorage');
const own = toMeta(definition);
const EMERGENCY = 'min_soc_percentage_emergency';

/** The differences from a server that answers this, as `field label: text`. */
function said(answer: Partial<Meta> | Record<string, unknown>): string[] {
  const meta = readMeta(JSON.parse(JSON.stringify({ ...own, version: 'other', ...answer })));
  const found = meta ? compareMeta({ definition, meta }) : [];
  return found.map((each) => `${each.field} ${each.label}: ${differenceText(each)}`);
}

describe('fields that one side alone has', () => {
  it('are called by the label of the server, else by their name', () => {
    const fields = { ...own.fields, weight: { type: 'float', label: 'Weight' }, rotor: { type: 'float' }, bare: {} };
    expect(said({ fields })).toEqual([
      'weight Weight: only the server knows this field; it is kept as it is',
      'rotor rotor: only the server knows this field; it is kept as it is',
    ]);
  });

  it('take no part in rules', () => {
    const { [EMERGENCY]: _, ...fields } = own.fields;
    const rules = own.rules.filter(({ field }) => field !== EMERGENCY);
    expect(said({ fields, rules })).toEqual([
      `${EMERGENCY} Minimum state of charge in an emergency: the server does not know this field; it is not saved`,
    ]);
    const more = [
      ...rules,
      { rule: 'at_most', field: 'capacity', other: EMERGENCY },
      { rule: 'rising', field: 'rotor' },
    ];
    expect(said({ fields, rules: more })).toHaveLength(1);
  });
});

it('a field that differs in something else is compared by its rules as well', () => {
  const fields = { ...own.fields, capacity: { ...own.fields.capacity, unit: 'MWh' } };
  const rules = [...own.rules, { rule: 'at_most', field: 'capacity', other: 'c' }];
  expect(said({ fields, rules })).toEqual([
    'capacity Capacity: unit: kWh in the form, MWh on the server',
    'capacity Capacity: only the server requires a value of at most C-rate',
  ]);
});

describe('rules that both sides have', () => {
  it('may be stated in any order', () => {
    expect(said({ rules: own.rules.toReversed() })).toEqual([]);
  });

  it('differ where one of their parts does', () => {
    const [first, ...others] = own.rules.filter(({ rule }) => rule === 'min_points');
    const rest = own.rules.filter((rule) => rule !== first);
    expect(others.length).toBeGreaterThan(0);
    const rules = [...rest, { ...first, limit: 3 }];
    expect(said({ rules }).map((text) => text.replace(/.*: /, ''))).toEqual([
      'only the server requires at least 3 points',
      'only the form requires at least 2 points',
    ]);
  });

  it('are not compared if the server states none', () => {
    const { rules: _, ...silent } = own;
    const meta = readMeta({ ...silent, version: 'other' });
    expect(meta && compareMeta({ definition, meta })).toEqual([]);
  });
});

describe('curves', () => {
  it('that only one side has are differences', () => {
    const { power_by_soc: curve, ...others } = own.curves;
    const fields = 'soc_percentage with charge_power_percentage, discharge_power_percentage';
    expect(said({ curves: others })).toEqual([
      `power_by_soc Charge and discharge power: fields of the curve: ${fields} in the form, none on the server`,
    ]);
    expect(said({ curves: { ...own.curves, other: curve } })).toEqual([
      `other Charge and discharge power: fields of the curve: none in the form, ${fields} on the server`,
    ]);
  });

  it('differ in their x and in their series', () => {
    const { power_by_soc: curve } = own.curves;
    if (!curve) throw new Error('Batteries have a curve of power');
    const other = { ...curve, x: { ...curve.x, field: 'dod' } };
    expect(said({ curves: { ...own.curves, power_by_soc: other } })).toEqual([
      'power_by_soc Charge and discharge power: fields of the curve: soc_percentage with charge_power_percentage, ' +
        'discharge_power_percentage in the form, dod with charge_power_percentage, discharge_power_percentage on the server',
    ]);
    const shorter = said({ curves: { ...own.curves, power_by_soc: { ...curve, y: curve.y.slice(1) } } });
    expect(shorter.map((text) => /: (fields of the curve|axes): /.exec(text)?.[1])).toEqual([
      'fields of the curve',
      'axes',
    ]);
  });
});
