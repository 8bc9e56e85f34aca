import { conditionalSchemas, conditionsByName } from './conditionalSchema.ts';
import { curveFieldNames } from './curveText.ts';
import type { FieldDefinition, FormDefinition, RecordShape, TableDefinition } from './FormDefinition.ts';
import { defined, fieldSchema, type JsonSchema, objectSchema, propertiesSchema } from './fieldSchema.ts';

import { isOfDocument, toHolder } from './isOfDocument.ts';

import { isPlainTable } from './isPlainTable.ts';
import { REST } from './nestedRecord.ts';
import { type ObjectPart, type RecordPart, toRecordParts } from './recordParts.ts';
import { findPlace } from './tabFields.ts';
import { LIST_COLUMN } from './tableRows.ts';

/** How fields and parts of a record are written in a schema; `toPart` gets the part's schema. */
export interface SchemaWords {
  /** The name of the part for the properties without their own field. */
  rest: string;
  toField: (field: FieldDefinition) => JsonSchema;
  toPart: (part: RecordPart, schema: JsonSchema) => JsonSchema;
}

/**
 * Returns the JSON Schema 2020-12 of what a form edits: every field but the server's own, with texts, defaults and
 * limits. Rules between fields are left out, as JSON Schema can't express them.
 */
export function toFormSchema(definition: FormDefinition, words: SchemaWords = PUBLISHED_SCHEMA): JsonSchema {
  const parts = toRecordParts(editedShape(definition), words.rest);
  const shown = conditionsByName(definition, parts);
  const inObject = (part: RecordPart) => (shown.has(part.name) ? true : partSchema(part));
  const partSchema = (part: RecordPart) =>
    words.toPart(part, 'field' in part ? words.toField(part.field) : objectSchema(part, inObject));
  const allOf = conditionalSchemas({ definition, parts, shown, toSchema: partSchema });
  const isClosed = !parts.some(({ name }) => shown.has(name));
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: definition.id,
    title: definition.title,
    ...defined({ description: definition.description || undefined }),
    type: 'object',
    ...propertiesSchema(parts, (part) => (shown.has(part.name) ? undefined : partSchema(part))),
    ...(allOf.length > 0 ? { allOf } : {}),
    ...(isClosed ? { additionalProperties: false } : { unevaluatedProperties: false }),
  };
}

/**
 * How fields are drawn in a uiSchema, with the id of the curve that begins with the field, if any; `toAlternatives`
 * joins the alternatives of a property, by name.
 */
export interface UiWords {
  rest: string;
  toField: (field: FieldDefinition, curve?: string) => JsonSchema;
  toAlternatives: (alternatives: Record<string, JsonSchema>) => JsonSchema;
}

/**
 * Returns the uiSchema of a form for React JSON Schema Form: order, inputs, units and, for a theme that reads them,
 * tabs, groups and curves. A stock theme shows every field in this order.
 */
export function toUiSchema(definition: FormDefinition, words: UiWords = PUBLISHED_UI): JsonSchema {
  const parts = toRecordParts(editedShape(definition), words.rest);
  const curves = new Map(Object.values(definition.curves).map((curve) => [curveFieldNames(curve)[0] ?? '', curve.id]));
  const tabs = definition.tabs.map(({ id, title, groups }) => ({
    id,
    title,
    groups: groups.map(({ items, ...group }) => ({
      ...group,
      items: [...new Set(items.map((item) => itemProperty(definition, item, words.rest)))],
    })),
  }));
  const { 'ui:order': order, ...ui } = partsUi(parts, words, curves);
  return { 'ui:order': order, 'ui:options': { tabs }, ...ui };
}

/** Returns the uiSchema of these properties, in their order. */
export function partsUi(
  parts: readonly RecordPart[],
  words: UiWords,
  curves: ReadonlyMap<string, string> = NO_CURVES,
): JsonSchema {
  const uis = new Map<string, Record<string, JsonSchema>>();
  for (const part of parts) {
    const ui = 'field' in part ? words.toField(part.field, curves.get(part.name)) : objectUi(part, words);
    uis.set(part.property, { ...uis.get(part.property), [part.name]: ui });
  }
  const toProperty = (own: Record<string, JsonSchema>) => {
    const [ui, ...others] = Object.values(own);
    return others.length === 0 ? ui : words.toAlternatives(own);
  };
  return {
    'ui:order': [...uis.keys()],
    ...Object.fromEntries([...uis].map(([property, own]) => [property, toProperty(own)])),
  };
}

const NO_CURVES: ReadonlyMap<string, string> = new Map();

function objectUi({ parts, choice, cases }: ObjectPart, words: UiWords): JsonSchema {
  return {
    ...(choice && {
      'ui:options': { variant: choice.property },
      oneOf: [...cases].map(([value, ofCase]) => {
        const { 'ui:order': order, ...ui } = partsUi(ofCase, words);
        return {
          'ui:order': [choice.property, ...(Array.isArray(order) ? order : [])],
          'ui:options': { case: value },
          [choice.property]: { 'ui:widget': 'hidden' },
          ...ui,
        };
      }),
    }),
    ...partsUi(parts, words),
  };
}

function tableUi(table: TableDefinition): JsonSchema {
  const value = table.isList ? table.fields[LIST_COLUMN] : undefined;
  return { items: value ? fieldUi(value) : partsUi(toRecordParts(table), PUBLISHED_UI) };
}

/**
 * Returns the property that draws an item: the field, the object around it, or the first field of a curve. For an item
 * in a document, it is the path of the part that a tab shows.
 */
export function itemProperty(definition: FormDefinition, item: string, rest = REST): string {
  if (isOfDocument(definition, item)) return findPlace(definition, item)?.item ?? toHolder(item);
  const curve = definition.curves[item];
  const property = (curve && curveFieldNames(curve)[0]) ?? item.split('/')[0] ?? item;
  return property === REST ? rest : property;
}

function editedShape({ fields, objects }: FormDefinition): RecordShape {
  const edited = Object.entries(fields).filter(([, { system }]) => !system);
  return { fields: Object.fromEntries(edited), ...(objects && { objects }) };
}

function formField(field: FieldDefinition): JsonSchema {
  return { ...fieldSchema(field), ...(field.input === 'email' ? { format: 'email' } : {}) };
}

/** Returns the uiSchema of one field; `rows` makes that of a table's rows. */
export function fieldUi(
  field: FieldDefinition,
  curve?: string,
  rows: (table: TableDefinition) => JsonSchema = tableUi,
): JsonSchema {
  const { unit, choices, table } = field;
  const own = defined({
    ...{
      unit,
      unitName: field.unitName,
      rows: field.rows,
      inputType: INPUT_TYPES[field.input ?? ''],
    },
    offered: field.offered,
    unused: field.unused,
    suggestedBy: field.suggestedBy,
    isCounted: isCounted(field) || undefined,
    messageLines: hasLongMessages(field) ? 2 : undefined,
  });
  const options = { ...own, ...defined({ curve }) };
  const ui = defined({
    'ui:widget': getWidget(field),
    'ui:placeholder': field.empty ?? field.placeholder,
    'ui:help': unit,
    'ui:autocomplete': field.autocomplete,
    'ui:enumNames': choices?.map(({ label }) => label),
    'ui:options': isEmpty(own) ? undefined : own,
  });
  return {
    ...ui,
    ...defined({ 'ui:field': getFieldName(field, curve) }),
    ...(isEmpty(options) ? {} : { 'ui:options': options }),
    ...(table && rows(table)),
  };
}

/** How fields are written in a schema that is published. */
export const PUBLISHED_SCHEMA: SchemaWords = { rest: REST, toField: formField, toPart: (_part, schema) => schema };

/** How fields are written in a uiSchema that is published. */
export const PUBLISHED_UI: UiWords = {
  rest: REST,
  toField: fieldUi,
  toAlternatives: (alternatives) => Object.values(alternatives)[0] ?? {},
};

function getFieldName({ table, map }: FieldDefinition, curve: string | undefined): string | undefined {
  if (curve !== undefined) return 'CurveField';
  if (map) return 'MapField';
  return table && isPlainTable(table) ? 'TableField' : undefined;
}

const INPUT_TYPES: Readonly<Record<string, string>> = { email: 'email', tel: 'tel', url: 'url', date: 'date' };

function getWidget({ hidden, input, rows }: FieldDefinition): string | undefined {
  if (hidden) return 'hidden';
  if (input === 'password') return 'password';
  return rows === undefined ? undefined : 'textarea';
}

// Users don't care how long the email address or password is that they type.
function isCounted({ type, input, maxLength }: FieldDefinition): boolean {
  return type === 'text' && input === undefined && maxLength !== undefined;
}

/** Whether a message of the field takes a second line, so that room is kept for it. */
function hasLongMessages({ message = {}, warn = {}, unused = '' }: FieldDefinition): boolean {
  return [message, warn.message ?? {}, unused]
    .flatMap((own) => (typeof own === 'string' ? own : Object.values(own)))
    .some(({ length }) => length > LINE);
}

/** Characters of a message that fit under a field of common width. */
const LINE = 52;

function isEmpty(object: JsonSchema): boolean {
  return Object.keys(object).length === 0;
}
