import { conditionalSchemas, conditionsByName } from './conditionalSchema.ts';
import { curveFieldNames } from './curveText.ts';
import type { FieldDefinition, FormDefinition, RecordShape, TableDefinition } from './FormDefinition.ts';
import { defined, fieldSchema, type JsonSchema, objectSchema, propertiesSchema } from './fieldSchema.ts';
import { isPlainTable } from './isPlainTable.ts';
import { type ObjectPart, type RecordPart, toRecordParts } from './recordParts.ts';
import { LIST_COLUMN } from './tableRows.ts';

/**
 * The JSON Schema 2020-12 of what a form edits: every field but the server's own, with words, defaults and limits. Rules
 * between fields are left out, as JSON Schema has no words for them.
 */
export function toFormSchema(definition: FormDefinition): JsonSchema {
  const parts = toRecordParts(editedShape(definition));
  const shown = conditionsByName(definition, parts);
  const inObject = (part: RecordPart) => (shown.has(part.name) ? true : partSchema(part));
  const partSchema = (part: RecordPart) => ('field' in part ? formField(part.field) : objectSchema(part, inObject));
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
 * The uiSchema of a form for React JSON Schema Form: order, inputs, units and, for a theme that reads them, tabs, groups
 * and curves. A stock theme shows every field in this order.
 */
export function toUiSchema(definition: FormDefinition): JsonSchema {
  const parts = toRecordParts(editedShape(definition));
  const curves = new Map(Object.values(definition.curves).map((curve) => [curveFieldNames(curve)[0] ?? '', curve.id]));
  const tabs = definition.tabs.map(({ id, title, groups }) => ({
    id,
    title,
    groups: groups.map(({ items, ...group }) => ({
      ...group,
      items: items.map((item) => itemProperty(definition, item)),
    })),
  }));
  return {
    'ui:order': parts.map(({ property }) => property),
    'ui:options': { tabs },
    ...partsUi(parts, curves),
  };
}

function partsUi(parts: readonly RecordPart[], curves: ReadonlyMap<string, string> = NO_CURVES): JsonSchema {
  return Object.fromEntries(
    parts.map((part) => [part.property, 'field' in part ? fieldUi(part.field, curves.get(part.name)) : objectUi(part)]),
  );
}

const NO_CURVES: ReadonlyMap<string, string> = new Map();

function objectUi({ parts, choice, cases }: ObjectPart): JsonSchema {
  return {
    'ui:order': parts.map(({ property }) => property),
    ...(choice && {
      'ui:options': { variant: choice.property },
      oneOf: [...cases].map(([value, ofCase]) => ({
        'ui:order': [choice.property, ...ofCase.map(({ property }) => property)],
        'ui:options': { case: value },
        [choice.property]: { 'ui:widget': 'hidden' },
        ...partsUi(ofCase),
      })),
    }),
    ...partsUi(parts),
  };
}

function tableUi(table: TableDefinition): JsonSchema {
  const value = table.isList ? table.fields[LIST_COLUMN] : undefined;
  if (value) return { items: fieldUi(value) };
  const parts = toRecordParts(table);
  return { items: { 'ui:order': parts.map(({ property }) => property), ...partsUi(parts) } };
}

/** The property that draws an item: the field, the object around it, or the first field of a curve. */
export function itemProperty({ curves }: FormDefinition, item: string): string {
  const curve = curves[item];
  return (curve && curveFieldNames(curve)[0]) ?? item.split('/')[0] ?? item;
}

function editedShape({ fields, objects }: FormDefinition): RecordShape {
  const edited = Object.entries(fields).filter(([, { system }]) => !system);
  return { fields: Object.fromEntries(edited), ...(objects && { objects }) };
}

function formField(field: FieldDefinition): JsonSchema {
  return { ...fieldSchema(field), ...(field.input === 'email' ? { format: 'email' } : {}) };
}

function fieldUi(field: FieldDefinition, curve?: string): JsonSchema {
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
    ...(table && tableUi(table)),
  };
}

function getFieldName({ table, map }: FieldDefinition, curve: string | undefined): string | undefined {
  if (curve !== undefined) return 'CurveField';
  if (map) return 'MapField';
  return table && isPlainTable(table) ? 'TableField' : undefined;
}

const INPUT_TYPES: Readonly<Record<string, string>> = { email: 'email', tel: 'tel' };

function getWidget({ hidden, input, rows }: FieldDefinition): string | undefined {
  if (hidden) return 'hidden';
  if (input === 'password') return 'password';
  return rows === undefined ? undefined : 'textarea';
}

// The length of an email address or a password is of no interest to the person who types it.
function isCounted({ type, input, maxLength }: FieldDefinition): boolean {
  return type === 'text' && input === undefined && maxLength !== undefined;
}

/** Whether a message of the field takes a second line, for which room is then kept. */
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
