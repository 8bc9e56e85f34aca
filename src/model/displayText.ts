import { counted } from './counted.ts';
import { currencyText } from './currencyText.ts';
import type { Texts } from './draftHistory.ts';
import type { FieldDefinition, FormDefinition, MapDefinition, TableDefinition } from './FormDefinition.ts';
import { choiceText, readTableText } from './fieldText.ts';
import { groupAllDigits } from './groupDigits.ts';
import { mapQuantity } from './mapMessages.ts';
import { readMapText, toNumbers } from './mapText.ts';
import { formatNumber, parseNumber } from './parseNumber.ts';
import { pluralWord } from './pluralWord.ts';
import { readQuantity } from './readQuantity.ts';
import { translate } from './shownWording.ts';
import { isSingle } from './tableRows.ts';

/**
 * Returns the values of fields as the user reads them outside the form: choices by label, a curve as one list per
 * series.
 */
export function displayText(definition: FormDefinition, fields: readonly string[], texts: Texts): string {
  const [first] = fields;
  const unit = first === undefined ? undefined : definition.fields[first]?.unit;
  // The points of a numbered curve are one list, with the unit only at its end.
  if (fields.length > 1 && fields.every((name) => definition.fields[name]?.type === 'number')) {
    const values = fields.map((name) => texts[name]?.trim() || emptyText(definition.fields[name])).join(', ');
    return unit ? `${values} ${currencyText(unit, texts.currency)}` : values;
  }
  return fields.map((name) => displayField(definition, name, texts)).join('; ');
}

/** Returns the values of fields as `displayText` does, with the digits of numbers grouped. */
export function groupedText(definition: FormDefinition, fields: readonly string[], texts: Texts): string {
  const text = displayText(definition, fields, texts);
  return fields.every((name) => NUMERIC.has(definition.fields[name]?.type)) ? groupAllDigits(text) : text;
}

const NUMERIC: ReadonlySet<FieldDefinition['type'] | undefined> = new Set(['number', 'integer', 'list']);

/** Returns the text for an empty value: its meaning as the kind's file states it, or 'empty'. */
export function emptyText(field: FieldDefinition | undefined): string {
  return field?.empty ?? translate('empty');
}

/** Returns the text of a flag, which an empty one has as well. */
export function flagText(text: string): string {
  if (text === '') return translate('Not set');
  return translate(text === 'true' ? 'Enabled' : 'Disabled');
}

/** '4 x 3 values, 2.1 to 5.6 kW'. */
function mapSummary({ z }: MapDefinition, text: string, currency: string | undefined): string {
  const map = readMapText(text);
  if (!map) return text;
  const values = toNumbers(map).z.flat().filter(Number.isFinite);
  const size = translate('{columns} x {rows} values', { columns: map.x.length, rows: map.y.length });
  if (values.length === 0) return size;
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return `${size}, ${least === most ? '' : `${formatNumber(least)} ${translate('to')} `}${mapQuantity(most, z, currency)}`;
}

function displayField(definition: FormDefinition, name: string, texts: Texts): string {
  return valueText(definition.fields[name], texts[name] ?? '', texts.currency);
}

/**
 * Returns the text of a field's value with its unit; for a table, the number of its rows and the first few of them.
 */
export function valueText(field: FieldDefinition | undefined, text: string, currency: string | undefined): string {
  if (field?.table) return rowsText(field.table, readTableText(text), currency);
  if (field?.map && text !== '') return mapSummary(field.map, text, currency);
  if (field?.type === 'flag') return flagText(text);
  const label = field?.choices?.find(({ value }) => choiceText(value) === text)?.label ?? text;
  if (label.trim() === '') return emptyText(field);
  const { unit } = field ?? {};
  const shown = field ? inOwnUnit(field, label, currency) : label;
  return unit && field?.type !== 'list' ? `${shown} ${currencyText(unit, currency)}` : shown;
}

/** Converts a text with a unit, such as '5 MW', to the number in the field's unit; other texts are unchanged. */
function inOwnUnit(field: FieldDefinition, text: string, currency: string | undefined): string {
  if (field.type !== 'number' && field.type !== 'integer') return text;
  if ('value' in parseNumber(text)) return text;
  const read = readQuantity(text, { unit: field.unit, currency });
  return 'value' in read ? formatNumber(read.value) : text;
}

function rowsText(table: TableDefinition, rows: readonly Texts[], currency: string | undefined): string {
  const [only] = rows;
  if (isSingle(table)) return only ? rowText(table, only, currency) : translate('none');
  if (rows.length === 0) return translate('no {rows}', { rows: pluralWord(table.row) });
  const shown = rows.slice(0, SHOWN_ROWS).map((row) => rowText(table, row, currency));
  return `${counted(rows.length, table.row)}: ${shown.join('; ')}${rows.length > SHOWN_ROWS ? '; …' : ''}`;
}

/** Joins the values of a row, without its empty cells. */
export function rowText(table: TableDefinition, row: Texts, currency: string | undefined): string {
  const texts = Object.values(table.fields).flatMap((field) => {
    const text = row[field.name] ?? '';
    const isEmpty = field.type === 'flag' ? text !== 'true' : text.trim() === '' || text === '[]';
    if (isEmpty) return [];
    return [field.type === 'flag' ? field.title : valueText(field, text, currency)];
  });
  return texts.join(', ') || translate('empty');
}

const SHOWN_ROWS = 3;
