import type { FieldDefinition } from '#model/FormDefinition.ts';
import { defined, fieldSchema, type JsonSchema, objectSchema } from '#model/fieldSchema.ts';
import { choiceText } from '#model/fieldText.ts';
import { isPlainTable } from '#model/isPlainTable.ts';
import type { RecordPart } from '#model/recordParts.ts';
import { fieldUi, type SchemaWords, type UiWords } from '#model/toFormSchema.ts';
import { isAlternative } from './alternatives.ts';

/** The property that draws the rest of an object; in RJSF's order of properties a star means all others. */
export const DRAWN_REST = '**';

/** How fields are written in the schema that a form is drawn by. */
export const DRAWN_SCHEMA: SchemaWords = { rest: DRAWN_REST, toField: drawField, toPart: nameAlternative };

/** How fields are written in the uiSchema that a form is drawn by. */
export const DRAWN_UI: UiWords = {
  rest: DRAWN_REST,
  toField: drawUi,
  toAlternatives: (alternatives) => ({ 'ui:field': 'AlternativeField', 'ui:options': { alternatives } }),
};

/** A part of a row as it is drawn. */
export function drawPart(part: RecordPart): JsonSchema {
  return nameAlternative(part, 'field' in part ? drawField(part.field) : objectSchema(part, drawPart));
}

/**
 * Choices are drawn by their texts, and formats by the types of inputs that the uiSchema names. What a table holds is left
 * to its field, which draws it row by row.
 */
function drawField(field: FieldDefinition): JsonSchema {
  const { default: usual, format: _format, ...schema } = fieldSchema(field, { rows: () => ({}) });
  if (field.table) return { ...schema, type: 'array' };
  const { choices } = field;
  if (!choices) return { ...schema, ...defined({ default: usual }) };
  // There is nothing to edit in a single value, unless a record has another one.
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

/** Alternatives of one property are distinguished by their names. */
function nameAlternative({ name }: RecordPart, schema: JsonSchema): JsonSchema {
  return isAlternative(name) ? { ...schema, $comment: name } : schema;
}
