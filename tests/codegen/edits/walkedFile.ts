import type { KindFile } from '#codegen/KindFile.ts';

/** A kind with a field of every sort, whose edits are tried. */
export const WALKED = {
  $schema: '../kind.schema.json',
  $id: 'probe',
  title: 'Probe',
  'x-kind': { plural: 'Probes', icon: 'fan', order: 1 },
  properties: {
    power: { type: 'number', title: 'Power', 'x-unit': 'kW', default: 10, minimum: 0, maximum: 100 },
    floor: { type: 'number', title: 'Floor', 'x-unit': 'kW', default: 1, exclusiveMinimum: -1 },
    units: { type: 'integer', title: 'Units', default: 2, minimum: 1, maximum: 9 },
    label: {
      type: 'string',
      title: 'Label',
      default: 'A1',
      maxLength: 12,
      pattern: '^[A-Z0-9 ]*$',
      'x-message': 'Capitals',
    },
    remark: { type: 'string', title: 'Remark', 'x-rows': 3, maxLength: 40 },
    mode: { type: 'string', title: 'Mode', enum: ['slow', 'fast', 'off'], default: 'slow' },
    spare: { type: 'boolean', title: 'Spare', default: false },
    boost: { type: 'number', title: 'Boost', 'x-unit': 'kW', minimum: 0, 'x-shown-when': "mode = 'fast'" },
    speeds: { type: 'string', title: 'Speeds', 'x-list': 'numbers', default: '1, 2, 3' },
    shares: { type: 'string', title: 'Shares', 'x-list': 'percentages', default: '10, 50, 90' },
    charging: {
      type: 'object',
      title: 'Charging',
      properties: {
        rate: { type: 'number', title: 'Rate', 'x-unit': '1/h', default: 0.5, minimum: 0, maximum: 4 },
        plug: { type: 'string', title: 'Plug', default: 'CCS', minLength: 1, maxLength: 10 },
      },
      required: ['rate'],
    },
    tariff: {
      type: 'object',
      title: 'Tariff',
      'x-choice': 'type',
      properties: {
        type: { type: 'string', title: 'Type', enum: ['fixed', 'dynamic'], default: 'fixed' },
        fee: { type: 'number', title: 'Fee', default: 5, minimum: 0 },
      },
      'x-cases': {
        fixed: {
          properties: { price: { type: 'number', title: 'Price', default: 0.3, minimum: 0 } },
          required: ['price'],
        },
        dynamic: { properties: { market: { type: 'string', title: 'Market', default: 'EPEX' } } },
      },
    },
    periods: {
      type: 'array',
      title: 'Periods',
      'x-row': 'period',
      minItems: 1,
      maxItems: 6,
      'x-unique': ['from', 'day'],
      items: {
        type: 'object',
        properties: {
          from: { type: 'integer', title: 'From', 'x-unit': 'h', minimum: 0, maximum: 23 },
          to: { type: 'integer', title: 'To', 'x-unit': 'h', default: 24, maximum: 24 },
          day: { type: 'string', title: 'Day', enum: ['workday', 'weekend'], default: 'workday' },
        },
        required: ['from'],
        'x-rules': [{ field: 'from', below: 'to' }],
      },
      default: [{ from: 0, to: 24, day: 'workday' }],
    },
    ports: {
      type: 'array',
      title: 'Ports',
      'x-row': 'port',
      uniqueItems: true,
      maxItems: 5,
      items: { type: 'number', 'x-unit': 'kW', default: 11, minimum: 0 },
      default: [11, 22],
    },
    cop: {
      type: 'object',
      title: 'COP',
      'x-map': {
        x: { title: 'Source', unit: '°C', minimum: -50, maximum: 50 },
        y: { title: 'Sink', unit: '°C' },
        z: { title: 'COP', minimum: 1, maximum: 9 },
      },
      default: {
        x: [0, 10],
        y: [30, 40],
        z: [
          [3, 4],
          [2, 3],
        ],
      },
    },
  },
  'x-curves': {
    wear: {
      title: 'Wear',
      x: { title: 'Speed', field: 'speeds' },
      y: [{ title: 'Share', unit: '%', field: 'shares' }],
    },
    curve: {
      title: 'Curve',
      x: { title: 'Wind', unit: 'm/s', from: 0, to: 3 },
      y: [{ title: 'Power', unit: 'kW', fields: 'pc{x}', default: [0, 1, 2, 3], minimum: 0, maximum: 5 }],
    },
  },
  'x-rules': [{ field: 'floor', below: 'power' }],
  'x-checks': [{ error: 'Too much for one unit', require: 'power <= 80 kW or units > 1', at: ['power'] }],
  'x-tabs': [
    {
      id: 'general',
      groups: [
        { title: 'Identity', fields: ['name', 'description', 'currency', 'locked'] },
        { title: 'All', fields: ['power', 'floor', 'units', 'label', 'remark', 'mode', 'spare', 'boost'] },
        { title: 'Parts', fields: ['charging', 'tariff', 'periods', 'ports', 'cop', 'wear', 'curve'] },
      ],
    },
  ],
} as unknown as KindFile; // Literals are wider than the words that the file may have; codegen checks it.
