import type { FieldDefinition, FormDefinition, TableDefinition } from '#model/FormDefinition.ts';
import { createField, createFields } from './nestedDefinition.ts';

/** A text, number or flag that the record may lack. */
function optional(name: string, type: FieldDefinition['type'] = 'text'): FieldDefinition {
  return createField(name, {
    type,
    nullable: false,
    whenEmpty: 'absent',
    ...(type === 'text' ? { text: 'verbatim' } : {}),
  });
}

function rows(
  name: string,
  table: Partial<TableDefinition> & Pick<TableDefinition, 'fields'>,
  parts: Partial<FieldDefinition> = {},
) {
  return createField(name, {
    type: 'rows',
    nullable: false,
    ...parts,
    table: { row: 'row', least: 0, most: 9, ...table },
  });
}

function option(name: string, choices: readonly string[], least = 0): FieldDefinition {
  return createField(name, {
    type: 'choice',
    required: true,
    default: least,
    choices: choices.map((label, value) => ({ value, label })),
  });
}

/** Any JSON value: text, number, yes or no, nothing, a list or an object of the same. */
const ANY: TableDefinition = {
  id: 'any',
  row: 'value',
  least: 0,
  most: 1,
  makes: 'option',
  objects: { value: { title: '', variant: 'option' } },
  fields: createFields(
    option('value/option', ['Text', 'Number', 'Yes or no', 'Nothing', 'List', 'Object']),
    createField('value/=0/value', { type: 'text', text: 'verbatim' }),
    createField('value/=1/value', { nullable: false, required: true }),
    createField('value/=2/value', { type: 'flag' }),
    createField('value/=3/value', { type: 'choice', choices: [{ value: null, label: 'Nothing' }], default: null }),
  ),
};
ANY.fields['value/=4/value'] = rows('value/=4/value', {
  isList: true,
  fields: createFields(createField('value', { type: 'rows', table: ANY })),
});
ANY.fields['value/=5/value'] = rows('value/=5/value', {
  makes: 'entries',
  unique: ['name'],
  fields: createFields(
    createField('name', { type: 'text', required: true, text: 'verbatim' }),
    createField('value', { type: 'rows', table: ANY }),
  ),
});

const BRANCH: TableDefinition = {
  id: 'branch',
  row: 'branch',
  least: 0,
  most: 9,
  fields: createFields(createField('label', { type: 'text', required: true, text: 'verbatim' })),
};
BRANCH.fields.branches = createField('branches', { type: 'rows', whenEmpty: 'absent', table: BRANCH });

/** A document of a foreign schema: all that rows make, the rest of an object, and alternatives. */
export const DOCUMENT: FormDefinition = {
  id: 'document',
  title: 'Document',
  description: '',
  version: '1',
  fields: createFields(
    optional('title'),
    optional('count', 'number'),
    optional('open', 'flag'),
    createField('note', { type: 'text', whenEmpty: 'null', text: 'verbatim' }),
    rows('certificate', {
      makes: 'object',
      most: 1,
      objects: { issuer: { title: 'Issuer', required: true } },
      fields: createFields(
        createField('standard', { type: 'text', required: true, text: 'verbatim' }),
        optional('issuer/name'),
        rows('limits', {
          makes: 'tuple',
          most: 1,
          fields: createFields(
            optional('0', 'number'),
            optional('1', 'number'),
            rows('rest', { isList: true, fields: createFields(createField('value', { type: 'text' })) }),
          ),
        }),
      ),
    }),
    rows('height', {
      makes: 'option',
      most: 1,
      objects: { value: { title: '', variant: 'option' }, 'value/=1/value': { title: 'Range' } },
      fields: createFields(
        option('value/option', ['Number', 'Range', 'List']),
        createField('value/=0/value', { nullable: false, required: true, minimum: 0 }),
        createField('value/=1/value/min', { nullable: false, required: true }),
        optional('value/=1/value/max', 'number'),
        rows('value/=2/value', { isList: true, fields: createFields(createField('value', { required: true })) }),
      ),
    }),
    rows('prices', {
      makes: 'entries',
      unique: ['name'],
      fields: createFields(
        createField('name', { type: 'text', required: true, pattern: '^[a-z]+$' }),
        createField('value', { required: true }),
      ),
    }),
    rows('grid', {
      isList: true,
      fields: createFields(rows('value', { isList: true, fields: createFields(createField('value')) })),
    }),
    createField('tree', { type: 'rows', whenEmpty: 'absent', table: BRANCH }),
    createField('pet', {
      type: 'choice',
      whenEmpty: 'absent',
      choices: [
        { value: 'cat', label: 'Cat' },
        { value: 'fish', label: 'Fish' },
      ],
    }),
    ...['cat', 'fish'].map((pet, index) =>
      createField(`food/?${index}`, {
        type: 'choice',
        whenEmpty: 'absent',
        choices: [
          { value: `${pet} food`, label: `Food of a ${pet}` },
          { value: 'water', label: 'Water' },
        ],
      }),
    ),
    rows('*', {
      makes: 'entries',
      unique: ['name'],
      fields: createFields(
        createField('name', { type: 'text', required: true, text: 'verbatim' }),
        createField('value', { type: 'rows', table: ANY }),
      ),
    }),
  ),
  objects: {},
  conditions: ['cat', 'fish'].map((pet, index) => ({
    if: { properties: { pet: { const: pet } }, required: ['pet'] },
    text: `Pet is ${pet}`,
    shows: [`food/?${index}`],
    whenHidden: 'clear',
  })),
  curves: {},
  rules: [],
  tabs: [{ id: 'form', title: 'Form', groups: [{ title: 'All', items: ['title'] }] }],
};

/** A record that has something of everything. */
export const RECORD = {
  title: ' Spaces stay ',
  open: false,
  note: null,
  certificate: { standard: 'IEC', issuer: { name: 'DNV' }, limits: [1, 2.5, 'a', 'b'] },
  height: { min: 80, max: 140 },
  prices: { day: 0.3, night: 0.2 },
  grid: [[1, 2], [], [3]],
  tree: [{ label: 'root', branches: [{ label: 'leaf' }, { label: 'twig', branches: [{ label: 'bud' }] }] }],
  pet: 'fish',
  food: 'water',
  extra: { a: [1, 'two', null, { deep: true }], b: {} },
  more: 'text',
};
