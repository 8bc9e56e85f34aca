import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareMeta } from '#model/compareMeta.ts';
import { DraftStore } from '#model/DraftStore.ts';
import { differenceText } from '#model/differenceText.ts';
import { draftMeta, serverWarning } from '#model/draftMeta.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { readMeta } from '#model/readMeta.ts';
import { type FieldMeta, type Meta, toMeta } from '#model/toMeta.ts';
import { createNestedKind, DEPOT } from '../fixtures/nestedKind.ts';

const meta = (): Meta => ({ ...JSON.parse(JSON.stringify(toMeta(DEPOT))), version: 'other' });

function compare(body: unknown) {
  const stated = readMeta(body);
  if (!stated) throw new Error('nothing is stated');
  return compareMeta({ definition: DEPOT, meta: stated });
}

const say = (body: unknown) => compare(body).map((one) => `${one.field} (${one.label}): ${differenceText(one)}`);

/** The server's metadata with an entry replaced: 'periods.child.children.price'. */
function doctored(path: string, change: (entry: FieldMeta & FieldValues) => unknown): unknown {
  const body: FieldValues = { ...meta() };
  const names = path.split('.');
  const last = names.pop() ?? '';
  const owner = names.reduce((place, name) => Object(place[name]), Object(body.fields));
  const changed = change(Object(owner[last]));
  if (changed === undefined) delete owner[last];
  else owner[last] = changed;
  return body;
}

describe('the metadata of a kind with objects, variants and tables', () => {
  it('is stated as Django REST framework states nested serializers', () => {
    const { charging, tariff, periods, ports } = toMeta(DEPOT).fields;
    expect(charging).toMatchObject({
      type: 'nested object',
      label: 'Charging',
      children: { power: { type: 'float', unit: 'kW', min_value: 0 }, mode: { type: 'choice' } },
    });
    expect(Object.keys(tariff?.children ?? {})).toEqual(['type', 'fee']);
    expect(tariff).toMatchObject({
      variant: 'type',
      cases: { fixed: { price: { min_value: 0 } }, flex: { price: { max_value: 5 }, source: { default: 'EPEX' } } },
    });
    expect(periods).toMatchObject({
      type: 'list',
      max_items: 5,
      unique: ['from'],
      child: { type: 'nested object', label: 'period', children: { from: { required: true, unit: 'h' } } },
    });
    expect(ports).toMatchObject({ type: 'list', child: { type: 'float', label: 'Power' } });
  });

  it('has no difference from the form of the same build', () => {
    expect(say(meta())).toEqual([]);
  });

  it.each<[what: string, path: string, change: (entry: FieldMeta) => unknown, said: string[]]>([
    [
      'a limit in an object',
      'charging.children.power',
      (entry) => ({ ...entry, max_value: 50 }),
      ['charging/power (Charging › Power): stricter maximum: none in the form, 50 on the server'],
    ],
    [
      'a limit in a case',
      'tariff.cases.flex.price',
      (entry) => ({ ...entry, max_value: 3 }),
      ['tariff/=flex/price (Tariff › Surcharge): stricter maximum: 5 in the form, 3 on the server'],
    ],
    [
      'a limit of a column',
      'periods.child.children.price',
      (entry) => ({ ...entry, max_value: 2 }),
      ['periods/#/price (Periods › Price): stricter maximum: none in the form, 2 on the server'],
    ],
    [
      'a limit of the values of a list',
      'ports.child',
      (entry) => ({ ...entry, max_value: 2 }),
      ['ports/#/value (Ports): stricter maximum: none in the form, 2 on the server'],
    ],
    [
      'a column of a table in a table',
      'vehicles.child.children.trips.child.children.km',
      (entry) => ({ ...entry, unit: 'mi' }),
      ['vehicles/#/trips/#/km (Vehicles › Trips › Distance): unit: km in the form, mi on the server'],
    ],
    [
      'fewer rows',
      'periods',
      (entry) => ({ ...entry, max_items: 3, unique: ['from', 'price'] }),
      [
        'periods (Periods): stricter maximum number of rows: 5 in the form, 3 on the server',
        'periods (Periods): columns that differ from row to row: from in the form, from, price on the server',
      ],
    ],
    [
      'a column that is missing',
      'periods.child.children.band',
      () => undefined,
      ['periods/#/band (Periods › Band): the server does not know this field; it is not saved'],
    ],
    [
      'a column more',
      'periods.child.children.season',
      () => ({ type: 'string', label: 'Season' }),
      ['periods/#/season (Season): only the server knows this column; saving leaves its values out'],
    ],
    [
      'a field more in an object',
      'charging.children.amps',
      () => ({ type: 'float', label: 'Current' }),
      ['charging/amps (Current): only the server knows this field; it is kept as it is'],
    ],
    ['an object without its fields', 'charging', ({ children: _, ...entry }) => entry, []],
    [
      'a variant without its cases, as Django REST framework would state it',
      'tariff',
      ({ cases, variant: _, ...entry }) => ({
        ...entry,
        children: { ...entry.children, ...cases?.flex, ...cases?.fixed },
      }),
      [
        'tariff/=flex/price (Tariff › Surcharge): stricter minimum: none in the form, 0 on the server',
        'tariff/=flex/price (Tariff › Surcharge): looser maximum: 5 in the form, none on the server',
        'tariff/=flex/price (Tariff › Surcharge): default: none in the form, 0.3 on the server',
      ],
    ],
    ['an object that is a text there', 'charging', () => ({ type: 'string', label: 'Charging' }), []],
  ])('is compared: %s', (_, path, change, said) => {
    expect(say(doctored(path, change))).toEqual(said);
  });

  it('may come from a server without nested fields', () => {
    const { charging: _, tariff: __, periods: ___, ports: ____, vehicles: _____, ...fields } = meta().fields;
    const differences = compare({ ...meta(), fields });
    expect([...draftMeta(differences).omitted]).toEqual(
      expect.arrayContaining(['charging/power', 'tariff/=flex/price', 'periods', 'ports', 'vehicles']),
    );
  });

  it('warns at a cell, and leaves out a column that the server does not know', () => {
    const body = doctored('periods.child.children.band', () => undefined);
    const { price } = meta().fields.periods?.child?.children ?? {};
    Object(Object(Object(Object(body).fields).periods).child).children.price = { ...price, max_value: 2 };
    const known = draftMeta(compare(body));
    expect(serverWarning(known, 'periods/#7/price', 3, {})).toBe('The server accepts at most 2');
    expect(serverWarning(known, 'periods/#7/band', 'day', {})).toBe(
      'The server does not know this field, so it is not saved',
    );
    const periods = [{ from: 0, price: 1, band: 'day', weekend: false }];
    const store = new DraftStore({ kind: createNestedKind(), mode: 'edit', values: { name: 'Depot', periods } });
    store.applyMeta(known);
    expect(JSON.parse(JSON.stringify(store.payload())).periods).toEqual([{ from: 0, price: 1, weekend: false }]);
  });

  it('can hold anything at any level', () => {
    const paths = ['charging', 'charging.children', 'tariff.cases', 'periods.child', 'periods.child.children.price'];
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.jsonValue(), (path, value) => {
        const differences = compare(doctored(path, () => value));
        for (const difference of differences) expect(differenceText(difference)).not.toContain('undefined');
        draftMeta(differences);
      }),
    );
  });
});
