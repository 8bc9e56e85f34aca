import type { FieldDefinition, FormDefinition, ObjectDefinition, TableDefinition } from '#model/FormDefinition.ts';
import { plainField } from '#model/plainField.ts';

type Own = Partial<FieldDefinition>;

function fields(own: Record<string, Own>): Record<string, FieldDefinition> {
  return Object.fromEntries(Object.entries(own).map(([name, rest]) => [name, createField(name, rest)]));
}

function createField(name: string, rest: Own): FieldDefinition {
  const { type = 'number' } = rest;
  return {
    ...plainField,
    name,
    type,
    title: name,
    nullable: type === 'number',
    ...rest,
  };
}

function text(title: string, rest: Own = {}): Own {
  return { type: 'text', title, whenEmpty: 'absent', ...rest };
}

function number(title: string, rest: Own = {}): Own {
  return { type: 'number', title, nullable: false, whenEmpty: 'absent', ...rest };
}

function constant(value: string | null, label: string, rest: Own = {}): Own {
  return { type: 'choice', title: label, choices: [{ value, label }], default: value, readOnly: true, ...rest };
}

function rows(title: string, table: TableDefinition, rest: Own = {}): Own {
  return { type: 'rows', title, table, ...(table.makes ? {} : { whenEmpty: 'absent' }), ...rest };
}

interface Columns {
  fields: Record<string, Own>;
  objects?: Record<string, ObjectDefinition>;
}

function single(makes: 'object' | 'tuple', row: string, columns: Columns, least = 0): TableDefinition {
  return { row, makes, least, most: 1, ...columns, fields: fields(columns.fields) };
}

function list(row: string, columns: Columns, rest: Partial<TableDefinition> = {}): TableDefinition {
  return { row, least: 0, most: 1000, ...columns, fields: fields(columns.fields), ...rest };
}

function values(row: string, value: Own): TableDefinition {
  return list(row, { fields: { value } }, { isList: true });
}

function entries(row: string, columns: Columns): TableDefinition {
  const name = text('Name', { required: true });
  delete name.whenEmpty;
  return list(row, { ...columns, fields: { name, ...columns.fields } }, { makes: 'entries', unique: ['name'] });
}

/** One of several shapes: the label of each, and its fields below 'value'; an object is one of several fields. */
function option(shapes: Record<string, Own | Columns>, least = 1): TableDefinition {
  const own: Record<string, Own> = {
    'value/option': {
      type: 'choice',
      title: 'Type',
      required: true,
      default: 0,
      choices: Object.keys(shapes).map((label, value) => ({ value, label })),
    },
  };
  const objects: Record<string, ObjectDefinition> = { value: { title: 'Value', variant: 'option' } };
  for (const [index, [label, shape]] of Object.entries(shapes).entries()) {
    const name = `value/=${index}/value`;
    if (!('fields' in shape)) {
      own[name] = shape;
      continue;
    }
    objects[name] = { title: label };
    for (const [column, field] of Object.entries(shape.fields)) own[`${name}/${column}`] = field;
  }
  return { row: 'value', makes: 'option', least, most: 1, objects, fields: fields(own) };
}

/** A location and its sensors: places in a tree, each with others below it. */
const PLACE = list('place', {
  fields: { name: text('Name', { required: true }), area: number('Area', { unit: 'm²' }) },
});
Object.assign(PLACE.fields, fields({ children: rows('Children', PLACE) }));

/** Any value, with any values in it. */
const ANY = option({
  Text: text('Text'),
  Number: number('Number'),
  'Yes or no': { type: 'flag', title: 'Yes or no' },
  Nothing: constant(null, 'Nothing'),
});
ANY.id = 'any';
const anyList = values('item', rows('Item', ANY, { required: true }));
const anyEntries = entries('property', { fields: { value: rows('Value', ANY, { required: true }) } });
const { choices: kinds = [] } = ANY.fields['value/option'] ?? {};
kinds.push({ value: 4, label: 'List' }, { value: 5, label: 'Object' });
Object.assign(
  ANY.fields,
  fields({ 'value/=4/value': rows('List', anyList), 'value/=5/value': rows('Object', anyEntries) }),
);

/** Everything that rows can make. */
export const SENSOR: FormDefinition = {
  id: 'sensor',
  title: 'Sensor',
  description: '',
  version: '1',
  fields: fields({
    name: text('Name', { required: true }),
    installed: text('Installed', { input: 'date' }),
    manual: text('Manual', { input: 'url' }),
    active: { type: 'flag', title: 'Active', whenEmpty: 'absent' },
    model: constant('S-7', 'S-7', { title: 'Model' }),
    certification: rows(
      'Certification',
      single('object', 'certification', {
        fields: {
          body: text('Body', { required: true }),
          range: rows(
            'Range',
            single('tuple', 'range', {
              fields: {
                0: number('From', { required: true, unit: '°C' }),
                1: number('To', { unit: '°C' }),
                rest: rows('Marks', values('mark', number('Mark'))),
              },
            }),
          ),
        },
      }),
    ),
    threshold: rows(
      'Threshold',
      option(
        {
          Number: number('Number', { required: true }),
          Band: { fields: { low: number('Low'), high: number('High'), note: text('Note') } },
          Steps: rows('Steps', values('step', number('Step'))),
          Off: constant(null, 'Off'),
        },
        0,
      ),
    ),
    labels: rows('Labels', entries('label', { fields: { value: text('Value') } })),
    channels: rows(
      'Channels',
      entries('channel', {
        fields: {
          'value/unit': text('Unit', { required: true }),
          'value/gain': number('Gain'),
        },
        objects: { value: { title: 'Channel' } },
      }),
    ),
    matrix: rows('Matrix', values('row', rows('Row', values('number', number('Number')), { required: true }))),
    places: rows('Places', PLACE),
    extra: rows('Extra', ANY, { required: true }),
  }),
  curves: {},
  rules: [],
  tabs: [
    {
      id: 'general',
      title: 'General',
      groups: [
        { title: 'General', items: ['name', 'installed', 'manual', 'active', 'model', 'certification', 'threshold'] },
        { title: 'Labels', items: ['labels'] },
        { title: 'Channels', items: ['channels'] },
        { title: 'Matrix', items: ['matrix'] },
        { title: 'Places', items: ['places'] },
        { title: 'Extra', items: ['extra'] },
      ],
    },
  ],
};

/** A sensor with something in every part. */
export const STORED = {
  name: 'Boiler',
  model: 'S-7',
  certification: { body: 'TÜV', range: [-20, 80, 10, 20] },
  threshold: { low: 3, high: 9 },
  labels: { floor: '2', room: 'B' },
  channels: { main: { unit: 'V', gain: 2 }, spare: { unit: 'A' } },
  matrix: [[1, 2], [3]],
  places: [
    {
      name: 'Site',
      area: 900,
      children: [
        { name: 'House', children: [{ name: 'Floor', children: [{ name: 'Room', children: [{ name: 'Shelf' }] }] }] },
        { name: 'Barn' },
      ],
    },
  ],
  extra: { text: 'yes', list: [1, 'two', null, { deep: true }] },
};

/** The form with these fields alone. */
export function pickFields(...names: string[]): FormDefinition {
  const [tab] = SENSOR.tabs;
  const groups = tab?.groups.map((group) => ({ ...group, items: group.items.filter((item) => names.includes(item)) }));
  return {
    ...SENSOR,
    fields: Object.fromEntries(Object.entries(SENSOR.fields).filter(([name]) => names.includes(name))),
    tabs: [{ id: 'general', title: 'General', groups: groups?.filter(({ items }) => items.length > 0) ?? [] }],
  };
}

/** A device whose limit is a number, a text or a list by its kind, with additional properties. */
export const DEVICE: FormDefinition = {
  ...SENSOR,
  id: 'device',
  fields: fields({
    kind: {
      type: 'choice',
      title: 'Kind',
      default: 'a',
      choices: ['a', 'b', 'c', 'd'].map((value) => ({ value, label: value.toUpperCase() })),
    },
    'limit/?0': number('Limit', { unit: 'kW' }),
    'limit/?1': text('Limit in words'),
    'limit/?2': rows('Limits', values('limit', number('Limit'))),
    'meta/source': text('Source'),
    'meta/*': rows('Notes', entries('note', { fields: { value: text('Note') } })),
    '*': rows('Other properties', entries('property', { fields: { value: rows('Value', ANY) } })),
  }),
  objects: { meta: { title: 'Meta' } },
  conditions: ['a', 'b', 'c'].map((kind, index) => ({
    if: { properties: { kind: { const: kind } }, required: ['kind'] },
    text: `Kind is ${kind.toUpperCase()}`,
    shows: [`limit/?${index}`],
    whenHidden: 'clear',
  })),
  tabs: [
    {
      id: 'general',
      title: 'General',
      groups: [
        { title: 'General', items: ['kind', 'limit/?0', 'limit/?1', 'limit/?2'] },
        { title: 'Meta', items: ['meta'] },
        { title: 'Other', items: ['*'] },
      ],
    },
  ],
};
