import type { FieldDefinition } from '#model/FormDefinition.ts';
import { defined, fieldSchema, type JsonSchema, objectSchema } from '#model/fieldSchema.ts';
import { choiceText } from '#model/fieldText.ts';
import { isPlainTable } from '#model/isPlainTable.ts';
import type { RecordPart } from '#model/recordParts.ts';
import { fieldUi, type SchemaWords, type UiWords } from '#model/toFormSchema.ts';
import { isAlternative } from './alternatives.ts';

/** The property that draws the rest of an object; not '*', which means all others in RJSF's order of properties. */
export const DRAWN_REST = '**';

/** How fields are written in the schema that RJSF renders. */
export const DRAWN_SCHEMA: SchemaWords = { rest: DRAWN_REST, toField: drawField, toPart: nameAlternative };

/** How fields are written in the uiSchema that RJSF renders. */
export const DRAWN_UI: UiWords = {
  rest: DRAWN_REST,
  toField: drawUi,
  toAlternatives: (alternatives) => ({ 'ui:field': 'AlternativeField', 'ui:options': { alternatives } }),
};

/** The schema of a part of a row, as RJSF renders it. */
export function drawPart(part: RecordPart): JsonSchema {
  return nameAlternative(part, 'field' in part ? drawField(part.field) : objectSchema(part, drawPart));
}

/**
 * The schema of a field: a choice is an enum of its texts, a format is left to the uiSchema, which names a type of
 * input, and the rows of a table are left to its field, which renders them one by one.
 */
function drawField(field: FieldDefinition): JsonSchema {
  const { default: usual, format: _format, ...schema } = fieldSchema(field, { rows: () => ({}) });
  if (field.table) return { ...schema, type: 'array' };
  const { choices } = field;
  if (!choices) return { ...schema, ...defined({ default: usual }) };
  // A single value needs no editing, unless the record has another one, which must be editable.
  const { readOnly: _readOnly, ...editable } = schema;
  const drawn = isConstant(field) ? editable : schema;
  return { ...drawn, type: 'string', enum: choices.map(({ value }) => choiceText(value)) };
}

function drawUi(field: FieldDefinition, curve?: string): JsonSchema {
  const { table, choices, hidden, offered } = field;
  const ui = fieldUi(field, curve, () => ({}));
  if (table) return { ...ui, 'ui:field': isPlainTable(table) ? 'TableField' : 'RowsField' };
  if (!choices) return ui;
  return {
    ...ui,
    ...(isConstant(field) && !hidden && { 'ui:widget': 'ConstantWidget' }),
    ...(offered && { 'ui:options': { ...Object(ui['ui:options']), offered: offered.map(choiceText) } }),
  };
}

function isConstant({ choices, readOnly, default: usual }: FieldDefinition): boolean {
  return choices?.length === 1 && (readOnly || usual !== undefined);
}

/** Adds the name of an alternative, which distinguishes the alternatives of a property. */
function nameAlternative({ name }: RecordPart, schema: JsonSchema): JsonSchema {
  return isAlternative(name) ? { ...schema, $comment: name } : schema;
}
