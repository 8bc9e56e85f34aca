import type { Choice, FieldDefinition, FieldValue, RecordShape } from '#model/FormDefinition.ts';
import type { JsonSchema } from '#model/fieldSchema.ts';
import { createField, type Place, type SchemaForm, uiOption } from './SchemaForm.ts';
import type { Resolved } from './SchemaResolver.ts';
import type { ValueType } from './schemaTypes.ts';
import { valueLabel } from './toChoices.ts';

/** Adds the field of a text, a number or a flag, which may also be null if `isNullable`. */
export function addScalar(
  form: SchemaForm,
  shape: RecordShape,
  place: Place,
  { schema, type, isNullable }: { schema: Resolved; type: ValueType; isNullable: boolean },
): void {
  const { words, pointer } = schema;
  if (words.format === 'data-url' || words.contentEncoding !== undefined)
    form.resolver.report(pointer, 'A file is drawn as the text in which it is stored.');
  if (typeof words.pattern === 'string' && !isPattern(words.pattern))
    form.resolver.report(
      pointer,
      `The pattern "${words.pattern}" is not valid in ECMAScript with the flag u, so the form does not check it.`,
    );
  const mayLack = !place.isRequired || place.isInOptional === true;
  const isNumber = type === 'number' || type === 'integer';
  const own: Pick<FieldDefinition, 'type'> & Partial<FieldDefinition> = isNumber
    ? { type, nullable: isNullable, ...pick(words, NUMBER_LIMITS) }
    : type === 'boolean'
      ? { type: 'flag' }
      : textField(words, place.ui);
  const isLeftOut = isNumber || mayLack || (type === 'string' && !canBeBlank(words));
  shape.fields[place.name] = createField(place, schema, {
    ...own,
    ...toDefault(place, words),
    ...(isNullable ? { whenEmpty: 'null' } : isLeftOut ? { whenEmpty: 'absent' } : {}),
    ...toPlaceholder(place.ui, words),
  });
}

/** Whether an empty text is a value of a schema of texts. */
function canBeBlank({ minLength = 0, pattern, format }: JsonSchema): boolean {
  const input = INPUTS.get(String(format));
  if (Number(minLength) > 0 || (input !== undefined && input !== 'password')) return false;
  return typeof pattern !== 'string' || !isPattern(pattern) || new RegExp(pattern, 'u').test('');
}

/** Whether a pattern is valid with the flag u; older patterns may escape characters that need no escape. */
export function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

/** Adds a choice between values; a required choice with a single value is read-only. */
export function addChoice(shape: RecordShape, place: Place, schema: Resolved, choices: Choice[]): void {
  const [only, ...others] = choices;
  const mayLack = !place.isRequired || place.isInOptional === true;
  const isFixed = only !== undefined && others.length === 0 && !mayLack;
  const hasEmpty = choices.some(({ value }) => value === '');
  const field = createField(place, schema, {
    type: 'choice',
    choices,
    ...toDefault(place, schema.words),
    ...(isFixed ? { default: only.value } : {}),
    ...(hasEmpty || isFixed ? {} : { whenEmpty: 'absent' }),
  });
  shape.fields[place.name] = isFixed ? { ...field, readOnly: true } : field;
}

/** The only choice if only null is allowed. */
export const NULL_CHOICES: Choice[] = [{ value: null, label: valueLabel(null) }];

/** Returns the default of a field, which may come from that of the object around it. */
export function toDefault({ default: outer }: Place, words: JsonSchema): { default?: FieldValue } {
  const value = outer === undefined ? words.default : outer;
  // A schema's default is JSON, and so is a field's.
  return value === undefined ? {} : { default: value as FieldValue };
}

function textField(words: JsonSchema, ui: JsonSchema): Pick<FieldDefinition, 'type'> & Partial<FieldDefinition> {
  const widget = uiOption(ui, 'widget');
  const rows = uiOption(ui, 'rows');
  const input = widget === 'password' ? 'password' : INPUTS.get(String(uiOption(ui, 'inputType') ?? words.format));
  return {
    type: 'text',
    text: 'verbatim',
    ...pick(words, TEXT_LIMITS),
    ...(widget === 'textarea' ? { rows: typeof rows === 'number' ? rows : TEXTAREA_ROWS } : input ? { input } : {}),
  };
}

const INPUTS: ReadonlyMap<string, FieldDefinition['input']> = new Map([
  ...(['email', 'tel', 'url', 'date', 'password'] as const).map((input) => [input, input] as const),
  ['idn-email', 'email'],
  ['uri', 'url'],
  ['iri', 'url'],
]);

const TEXTAREA_ROWS = 3;

/** A sample text of a format whose native input would not show the exact text. */
const SAMPLES: ReadonlyMap<string, string> = new Map([
  ['date-time', '2026-11-22T10:30:00Z'],
  ['time', '10:30:00Z'],
]);

function toPlaceholder(ui: JsonSchema, { examples, format }: JsonSchema): Pick<FieldDefinition, 'placeholder'> {
  const stated = uiOption(ui, 'placeholder');
  const [example] = Array.isArray(examples) ? examples : [];
  const text = stated ?? example ?? SAMPLES.get(String(format));
  return typeof text === 'string' || typeof text === 'number' ? { placeholder: String(text) } : {};
}

const NUMBER_LIMITS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'] as const;
const TEXT_LIMITS = ['minLength', 'maxLength', 'pattern'] as const;

/** Returns the limits of a schema that have the type of current drafts: the exclusive limits of draft 4 are flags. */
function pick(words: JsonSchema, names: readonly (keyof FieldDefinition)[]): Partial<FieldDefinition> {
  const stated = names.filter((name) => {
    const value = words[name];
    return name === 'pattern' ? typeof value === 'string' && isPattern(value) : typeof value === 'number';
  });
  return Object.fromEntries(stated.map((name) => [name, words[name]]));
}
