import type { FieldDefinition, FormDefinition } from '#model/FormDefinition.ts';
import type { Kind } from '#model/Kind.ts';

/** A field of a definition that is written by hand. */
export function createField(name: string, parts: Partial<FieldDefinition> = {}): FieldDefinition {
  const type = parts.type ?? 'number';
  return {
    name,
    type,
    title: name,
    help: '',
    required: false,
    nullable: type === 'number' || type === 'integer',
    readOnly: false,
    hidden: false,
    system: false,
    ...parts,
  };
}

export function createFields(...fields: FieldDefinition[]): Record<string, FieldDefinition> {
  return Object.fromEntries(fields.map((field) => [field.name, field]));
}

function createChoice(name: string, values: readonly string[]): FieldDefinition {
  return createField(name, {
    type: 'choice',
    default: values[0] ?? '',
    choices: values.map((value) => ({ value, label: value })),
  });
}

/** A fleet of vehicles: an object, a variant, a table with a table in it, a list, and a condition with each fate. */
export const FLEET: FormDefinition = {
  id: 'fleet',
  title: 'Fleet',
  description: '',
  version: '1',
  fields: createFields(
    createField('name', { type: 'text', text: 'name', required: true }),
    createField('smart', { type: 'flag', default: false }),
    createField('horizon', { type: 'integer', default: 24 }),
    createField('limit'),
    createField('share', { default: 5 }),
    createField('charging/power', { default: 11 }),
    createField('charging/note', { type: 'text' }),
    createChoice('tariff/type', ['fixed', 'flex']),
    createField('tariff/fee'),
    createField('tariff/=fixed/price', { default: 0.3 }),
    createField('tariff/=flex/price'),
    createField('tariff/=flex/cap'),
    createField('ports', {
      type: 'rows',
      table: { row: 'port', fields: createFields(createField('value')), least: 0, most: 9, isList: true },
    }),
    createField('vehicles', {
      type: 'rows',
      table: {
        row: 'vehicle',
        least: 0,
        most: 20,
        objects: { battery: { title: 'Battery', variant: 'type' } },
        fields: createFields(
          createField('count', { type: 'integer', default: 1 }),
          createChoice('battery/type', ['lfp', 'nmc']),
          createField('battery/=lfp/cycles'),
          createField('battery/=nmc/cobalt'),
          createField('trips', {
            type: 'rows',
            table: { row: 'trip', fields: createFields(createField('km')), least: 0, most: 9 },
          }),
        ),
      },
    }),
  ),
  objects: { charging: { title: 'Charging' }, tariff: { title: 'Tariff', variant: 'type' } },
  conditions: [
    { if: smartIs(true), text: 'smart is on', shows: ['horizon'], whenHidden: 'keep' },
    { if: smartIs(true), text: 'smart is on', shows: ['limit'], whenHidden: 'clear' },
    { if: smartIs(true), text: 'smart is on', shows: ['share'], whenHidden: 'default' },
  ],
  curves: {},
  rules: [],
  tabs: [
    {
      id: 'general',
      title: 'General',
      groups: [
        {
          title: 'All',
          items: ['name', 'smart', 'horizon', 'limit', 'share', 'charging', 'tariff', 'ports', 'vehicles'],
        },
      ],
    },
  ],
};

/** A fleet that is not charged smartly, with two vehicles. */
export const FLEET_RECORD = {
  name: 'Depot',
  smart: false,
  horizon: 12,
  limit: 3,
  share: 9,
  charging: { power: 22, note: 'north' },
  tariff: { type: 'fixed', fee: 1, price: 0.2 },
  ports: [11, 22],
  vehicles: [
    { count: 2, battery: { type: 'lfp', cycles: 4000 }, trips: [{ km: 10 }, { km: 20 }] },
    { count: 3, battery: { type: 'nmc', cobalt: 5 }, trips: [] },
  ],
};

function smartIs(value: boolean) {
  return { properties: { smart: { const: value } }, required: ['smart'] };
}

const isSmart = ({ smart }: Record<string, unknown>) => smart === true;

/** The fleet with rules that a record breaks by numbers below zero. */
export const FLEET_KIND: Kind = {
  definition: FLEET,
  conditions: [isSmart, isSmart, isSmart],
  validate: (record) => findNegative(record, '').map((field) => ({ field, code: 'minimum', params: { limit: 0 } })),
};

function findNegative(value: unknown, path: string): string[] {
  if (typeof value === 'number') return value < 0 ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => findNegative(part, path === '' ? key : `${path}/${key}`));
}
