import { currencyText } from './currencyText.ts';
import type { Texts } from './draftHistory.ts';
import type { FieldDefinition, FormDefinition, MapDefinition } from './FormDefinition.ts';
import { mapQuantity } from './mapMessages.ts';
import { readMapText, toNumbers } from './mapText.ts';
import { formatNumber } from './parseNumber.ts';

/** Some fields' values as a person reads them outside the form: labels for choices, one list per series of a curve. */
export function displayText(definition: FormDefinition, fields: readonly string[], texts: Texts): string {
  const [first] = fields;
  const unit = first === undefined ? undefined : definition.fields[first]?.unit;
  // The points of a numbered curve are one list, and say their unit once.
  if (fields.length > 1 && fields.every((name) => definition.fields[name]?.type === 'number')) {
    const values = fields.map((name) => texts[name]?.trim() || emptyText(definition.fields[name])).join(', ');
    return unit ? `${values} ${currencyText(unit, texts.currency)}` : values;
  }
  return fields.map((name) => displayField(definition, name, texts)).join('; ');
}

/** The text for an empty value: what the kind's file says that it means, or 'empty'. */
export function emptyText(field: FieldDefinition | undefined): string {
  return field?.empty ?? 'empty';
}

/** '4 x 3 values, 2.1 to 5.6 kW'. */
function mapSummary({ z }: MapDefinition, text: string, currency: string | undefined): string {
  const map = readMapText(text);
  if (!map) return text;
  const values = toNumbers(map).z.flat().filter(Number.isFinite);
  const size = `${map.x.length} x ${map.y.length} values`;
  if (values.length === 0) return size;
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return `${size}, ${least === most ? '' : `${formatNumber(least)} to `}${mapQuantity(most, z, currency)}`;
}

function displayField(definition: FormDefinition, name: string, texts: Texts): string {
  const field = definition.fields[name];
  const text = texts[name] ?? '';
  if (field?.map && text !== '') return mapSummary(field.map, text, texts.currency);
  if (field?.type === 'flag') return text === 'true' ? 'Enabled' : 'Disabled';
  const label = field?.choices?.find(({ value }) => String(value) === text)?.label ?? text;
  if (label.trim() === '') return emptyText(field);
  const { unit } = field ?? {};
  return unit && field?.type !== 'list' ? `${label} ${currencyText(unit, texts.currency)}` : label;
}
