import type { FieldSchema } from '#codegen/KindFile.ts';
import type { Merged, MergedKind, MergedShape, MergedTable } from '#codegen/mergeKind.ts';
import { mergedKind, toSource } from './mergedKind.ts';

const source = toSource('kinds/probe.json', {});
const merged = (schema: FieldSchema): Merged<FieldSchema> => ({ schema, origin: { source, path: [] } });
const fields = (schemas: Record<string, FieldSchema>) =>
  new Map(Object.entries(schemas).map(([name, schema]) => [name, merged(schema)]));

/** A kind with an object, a variant, a table and a list, and these words at its fields and objects. */
export function nestedKind(words: Record<string, FieldSchema> = {}): MergedKind {
  const object = (name: string, schema: FieldSchema, cases: string[] = []) =>
    [
      name,
      { ...merged({ ...schema, ...words[name] }), cases: new Map(cases.map((value) => [value, { source, path: [] }])) },
    ] as const;
  const own = Object.entries(FIELDS).map(([name, schema]) => [name, { ...schema, ...words[name] }] as const);
  return {
    ...mergedKind({}),
    fields: fields(Object.fromEntries(own)),
    objects: new Map([
      object('charging', { title: 'Charging' }),
      object('tariff', { title: 'Tariff', 'x-choice': 'type' }, ['fixed', 'time-of-use']),
    ]),
    tables: new Map([
      ['periods', toTable(COLUMNS, words)],
      ['ports', { ...toTable({ value: { type: 'number', title: 'Port', 'x-unit': 'kW', minimum: 0 } }), isList: true }],
      ['notes', { ...toTable({ value: { type: 'string', title: 'Note' } }), isList: true }],
    ]),
  };
}

const FIELDS: Record<string, FieldSchema> = {
  consider_fcr: { type: 'boolean', title: 'Consider FCR' },
  power: { type: 'number', title: 'Power', 'x-unit': 'kW' },
  'charging/power': { type: 'number', title: 'Charging power', 'x-unit': 'kW', exclusiveMinimum: 0 },
  'charging/mode': { type: 'string', title: 'Mode', enum: ['off', 'smart'], 'x-labels': { smart: 'Smart' } },
  'tariff/type': { type: 'string', title: 'Tariff', enum: ['fixed', 'time-of-use'] },
  'tariff/fee': { type: 'number', title: 'Fee', 'x-unit': '{currency}' },
  'tariff/=fixed/price': { type: 'number', title: 'Price', 'x-unit': '{currency}/kWh' },
  'tariff/=time-of-use/price': { type: 'number', title: 'Base price', 'x-unit': '{currency}/kWh' },
  periods: { type: 'array', title: 'Periods' },
  ports: { type: 'array', title: 'Ports' },
  notes: { type: 'array', title: 'Notes' },
};

const COLUMNS: Record<string, FieldSchema> = {
  price: { type: 'number', title: 'Price', 'x-unit': '{currency}/kWh', minimum: 0 },
  hours: { type: 'number', title: 'Hours', 'x-unit': 'h', exclusiveMinimum: 0 },
  heat: { type: 'number', title: 'Temperature', 'x-unit': '°C' },
  day: { type: 'string', title: 'Day', enum: ['work', 'free'] },
  active: { type: 'boolean', title: 'Active' },
  steps: { type: 'array', title: 'Steps' },
};

function toTable(columns: Record<string, FieldSchema>, words: Record<string, FieldSchema> = {}): MergedTable {
  const own = Object.entries(columns).map(
    ([name, schema]) => [name, { ...schema, ...words[`periods/${name}`] }] as const,
  );
  const shape: MergedShape = {
    fields: fields(Object.fromEntries(own)),
    required: new Set(),
    objects: new Map(),
    tables: new Map(),
    rules: [],
    unresolved: new Set(),
  };
  const steps = columns.steps
    ? new Map([['steps', { ...toTable({ km: { type: 'number', title: 'km' } }) }]])
    : new Map();
  return { ...shape, tables: steps, isList: false, row: 'row', origin: { source, path: [] } };
}
