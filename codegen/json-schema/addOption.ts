import type { RecordShape, TableDefinition } from '#model/FormDefinition.ts';
import type { JsonSchema } from '#model/fieldSchema.ts';
import { toDefault } from './addScalar.ts';
import { createField, innerUi, isThere, NO_UI, type Place, type SchemaForm } from './SchemaForm.ts';
import type { Resolved } from './SchemaResolver.ts';
import { findTypes, type ValueType } from './schemaTypes.ts';

interface Options {
  schema: Resolved;
  options: readonly Resolved[];
  /** Whether null is another option. */
  isNullable?: boolean;
  /** The schema that identifies the table; by default `schema`. */
  key?: Resolved;
}

/** Adds a value of one of several shapes: a choice between the shapes, and the value in the chosen one. */
export function addOption(
  form: SchemaForm,
  shape: RecordShape,
  place: Place,
  { schema, options, isNullable = false, key = schema }: Options,
): void {
  const least = isThere(place) ? 1 : 0;
  const head = { row: 'value', least, most: 1, makes: 'option' } as const;
  const table = form.table(key, head, {
    ui: place.ui,
    build: (made) => buildOptions(form, made, isNullable ? [...options, NOTHING] : options, place.ui),
  });
  shape.fields[place.name] = createField(place, schema, { type: 'rows', table, ...toDefault(place, schema.words) });
}

function buildOptions(form: SchemaForm, table: TableDefinition, options: readonly Resolved[], ui: JsonSchema): void {
  const labels = listLabels(options);
  table.objects = { value: { title: '', variant: 'option' } };
  table.fields['value/option'] = createField(
    { name: 'value/option', title: 'Type', isRequired: true, ui: NO_UI },
    { words: {} },
    { type: 'choice', choices: labels.map((label, value) => ({ value, label })), default: 0 },
  );
  const uis = [ui.oneOf, ui.anyOf].find((list) => Array.isArray(list));
  for (const [index, option] of options.entries()) {
    const place = { name: `value/=${index}/value`, title: labels[index] ?? '', isRequired: true };
    form.add(table, { ...place, ui: innerUi({ ...uis }, String(index)) }, option);
  }
}

const NOTHING: Resolved = { words: { type: 'null' }, branches: [], whens: [], pointer: '' };

/** Returns the names of the options: their titles, or else their types; equal names are numbered. */
function listLabels(options: readonly Resolved[]): string[] {
  const isTitled = new Set(options.map(({ words }) => words.title)).size > 1;
  const labels = options.map((option) => {
    const { title } = option.words;
    return typeof title === 'string' && isTitled ? title : (TYPE_LABELS[findTypes(option)[0] ?? ''] ?? 'Anything');
  });
  return labels.map((label, index) => {
    const count = labels.slice(0, index + 1).filter((other) => other === label).length;
    return labels.filter((other) => other === label).length > 1 ? `${label} ${count}` : label;
  });
}

const TYPE_LABELS: Readonly<Partial<Record<ValueType | '', string>>> = {
  string: 'Text',
  number: 'Number',
  integer: 'Whole number',
  boolean: 'Yes or no',
  null: 'Nothing',
  array: 'List',
  object: 'Object',
};

/** Adds a value of any shape. */
export function addAnything(form: SchemaForm, shape: RecordShape, place: Place, schema: Resolved): void {
  addOption(form, shape, { ...place, ui: NO_UI }, { schema, options: ANY_OPTIONS, key: ANYTHING });
}

function toOption(words: JsonSchema): Resolved {
  return { words, branches: [], whens: [], pointer: ANY_POINTER };
}

/** The pointer from which the table of any value gets its name. */
const ANY_POINTER = '/any';
const ANYTHING = toOption({});
const ANY_OPTIONS: readonly Resolved[] = [
  toOption({ type: 'string' }),
  toOption({ type: 'number' }),
  toOption({ type: 'boolean' }),
  toOption({ type: 'null' }),
  toOption({ type: 'array', items: {} }),
  toOption({ type: 'object', additionalProperties: {} }),
];
