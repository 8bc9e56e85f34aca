import type { FieldDefinition, FormDefinition } from './FormDefinition.ts';
import type { FormItem } from './formItems.ts';

const PLACEHOLDER = '{currency}';

/** Returns whether the numbers of a field, table, map or curve are in the currency of their component. */
export function usesCurrency(
  { fields, curves }: Pick<FormDefinition, 'fields' | 'curves'>,
  item: Pick<FormItem, 'item' | 'fields'>,
): boolean {
  const curve = curves[item.item];
  const axes = curve ? [curve.x, ...curve.y] : [];
  return axes.some(isPriced) || item.fields.some((name) => fields[name] && isInCurrency(fields[name]));
}

function isInCurrency(field: FieldDefinition): boolean {
  const { map, table } = field;
  const axes = map ? [map.x, map.y, map.z] : [];
  // The fields of a document's tables have no units, and may contain themselves.
  const columns = table && !field.isDocument && table.id === undefined ? Object.values(table.fields) : [];
  return [field, ...axes].some(isPriced) || columns.some(isInCurrency);
}

function isPriced({ unit }: { unit?: string }): boolean {
  return unit?.includes(PLACEHOLDER) ?? false;
}
