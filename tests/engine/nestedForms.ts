import { Ajv2020 } from 'ajv/dist/2020.js';
import type { FieldDefinition, FieldValues, FormDefinition, Issue } from '#model/FormDefinition.ts';
import type { Kind } from '#model/Kind.ts';
import { createField } from './createField.ts';

type Own = Partial<FieldDefinition>;

function fields(own: Record<string, Own>): Record<string, FieldDefinition> {
  return Object.fromEntries(
    Object.entries(own).map(([name, rest]) => {
      const { unit, ...field } = { ...createField(name), title: name, help: '' };
      return [name, { ...field, nullable: rest.type === undefined || rest.type === 'number', ...rest }];
    }),
  );
}

const CHOICES = [
  { value: 'fixed', label: 'Fixed price' },
  { value: 'dynamic', label: 'Day-ahead price' },
];

/** A time-of-use tariff: a table of periods, and a list of bare values. */
export const TARIFF: FormDefinition = {
  id: 'tariff',
  title: 'Time-of-use tariff',
  description: '',
  version: '1',
  fields: fields({
    name: { type: 'text', text: 'name', title: 'Name', required: true, maxLength: 50 },
    periods: {
      type: 'rows',
      title: 'Periods',
      help: 'What electricity costs from which hour on.',
      table: {
        row: 'period',
        least: 1,
        most: 60,
        unique: ['from'],
        fields: fields({
          from: { title: 'From', unit: 'h', required: true, minimum: 0, maximum: 23, help: 'Hour of the day.' },
          price: { title: 'Price', unit: '{currency}/kWh', minimum: 0 },
          band: { type: 'choice', title: 'Band', choices: CHOICES, default: 'fixed' },
          weekend: { type: 'flag', title: 'Weekend', default: false },
          note: { type: 'text', title: 'Note', maxLength: 20 },
        }),
      },
    },
    ports: {
      type: 'rows',
      title: 'Ports',
      table: {
        row: 'port',
        least: 0,
        most: 4,
        isList: true,
        fields: fields({ value: { title: 'Power', unit: 'kW' } }),
      },
    },
  }),
  curves: {},
  rules: [],
  tabs: [{ id: 'general', title: 'General', groups: [{ title: 'Prices', items: ['name', 'periods', 'ports'] }] }],
};

/** An electric-vehicle fleet: a group, a variant, vehicles with trips, and conditions. */
export const FLEET: FormDefinition = {
  id: 'fleet',
  title: 'Fleet',
  description: '',
  version: '1',
  fields: fields({
    name: { type: 'text', text: 'name', title: 'Name', required: true, maxLength: 50 },
    fcr: { type: 'flag', title: 'Consider FCR', default: false },
    fcr_price: { title: 'FCR price', minimum: 0, default: 12 },
    'charging/mode': { type: 'choice', title: 'Mode', choices: CHOICES, default: 'fixed' },
    'charging/power': { title: 'Power', unit: 'kW', required: true, minimum: 0, default: 11 },
    'charging/reserve/share': { title: 'Share', maximum: 100 },
    'tariff/type': { type: 'choice', title: 'Type', choices: CHOICES, default: 'dynamic', required: true },
    'tariff/fee': { title: 'Fee', minimum: 0 },
    'tariff/=fixed/price': { title: 'Price', required: true, minimum: 0, default: 0.3 },
    'tariff/=dynamic/source': { type: 'text', title: 'Source', maxLength: 20, default: 'EPEX' },
    'tariff/=dynamic/price': { title: 'Surcharge', maximum: 5 },
    'tariff/=dynamic/market': { type: 'choice', title: 'Market', choices: CHOICES, default: 'fixed' },
    vehicles: {
      type: 'rows',
      title: 'Vehicles',
      table: {
        row: 'vehicle',
        least: 0,
        most: 5,
        objects: { drive: { title: 'Drive', variant: 'type' } },
        fields: fields({
          label: { type: 'text', title: 'Label', required: true, maxLength: 20, default: 'Van' },
          'drive/type': { type: 'choice', title: 'Type', choices: CHOICES, default: 'fixed', required: true },
          'drive/=fixed/range': { title: 'Range', unit: 'km' },
          'drive/=dynamic/tank': { title: 'Tank', unit: 'l' },
          trips: {
            type: 'rows',
            title: 'Trips',
            table: {
              row: 'trip',
              least: 0,
              most: 100,
              fields: fields({ km: { title: 'Distance', unit: 'km', required: true, minimum: 0 } }),
            },
          },
        }),
      },
    },
  }),
  objects: {
    charging: { title: 'Charging', help: 'How vehicles charge.' },
    'charging/reserve': { title: 'Reserve' },
    tariff: { title: 'Tariff', variant: 'type' },
  },
  conditions: [
    {
      if: { properties: { fcr: { const: true } }, required: ['fcr'] },
      text: 'Consider FCR is on',
      shows: ['fcr_price', 'charging/reserve', 'tariff/fee'],
      requires: ['fcr_price'],
      whenHidden: 'keep',
    },
    {
      if: {
        properties: { charging: { properties: { mode: { const: 'dynamic' } }, required: ['mode'] } },
        required: ['charging'],
      },
      text: 'Mode is Day-ahead price',
      shows: ['charging/reserve/share', 'charging/power'],
      whenHidden: 'clear',
    },
  ],
  curves: {},
  rules: [],
  tabs: [
    {
      id: 'general',
      title: 'General',
      groups: [
        { title: 'General', items: ['name', 'fcr', 'fcr_price'] },
        { title: 'Charging', items: ['charging'] },
        { title: 'Costs', items: ['tariff'] },
        { title: 'Vehicles', items: ['vehicles'] },
      ],
    },
  ],
};

/** A kind without rules, whose conditions are those of its definition. */
export function createKind(definition: FormDefinition, validate: (values: FieldValues) => Issue[] = () => []): Kind {
  const conditions = definition.conditions?.map((condition) => new Ajv2020({ strict: false }).compile(condition.if));
  return { definition, validate, conditions: conditions?.map((holds) => (record) => holds(record)) ?? [] };
}
