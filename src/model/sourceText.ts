import { currencyText } from './currencyText.ts';
import type { DraftSource } from './DraftSources.ts';
import type { FieldDefinition, FormDefinition } from './FormDefinition.ts';
import { formatNumber } from './parseNumber.ts';
import { sourcePaths } from './sourcePaths.ts';
import type { RecordOrigin } from './ValueSource.ts';

/** Returns the range of a source in words: '80 to 120 m', 'at least 80 m', 'at most 120 m'; '' if it gives none. */
export function rangeText({ low, high }: Pick<DraftSource, 'low' | 'high'>, unit = ''): string {
  const [least, most] = [formatNumber(low), formatNumber(high)];
  const range = least && most ? `${least} to ${most}` : least ? `at least ${least}` : most ? `at most ${most}` : '';
  return range && unit ? `${range} ${unit}` : range;
}

/**
 * Returns the unit of the range that a source of the value at a path can give; undefined if it can't, as the value is
 * not a single number.
 */
export function sourceRange(
  definition: FormDefinition,
  path: string,
  currency: string | undefined,
): { unit: string } | undefined {
  const [name = ''] = sourcePaths(definition).get(path) ?? [];
  const field: FieldDefinition | undefined = definition.fields[name];
  const isNumber = (field?.type === 'number' || field?.type === 'integer') && field.curve === undefined;
  return isNumber ? { unit: currencyText(field.unit ?? '', currency) } : undefined;
}

/** Returns a source with its state in one line: 'Data sheet, p. 4 (80 to 120 m); confirmed'. */
export function sourceText(source: DraftSource, unit = ''): string {
  const { source: name, page, note, changed, confirmed } = source;
  const range = rangeText(source, unit);
  const described = [name, page, note].filter(Boolean).join(', ');
  const state = changed ? 'the value has changed since' : confirmed ? 'confirmed' : '';
  return `${described}${range && ` (${range})`}${state && `; ${state}`}`;
}

/** Returns the origin of a record in one line: 'oedb_turbines, E-82/2000, version 3'. */
export function originText(origin: RecordOrigin | null): string {
  return origin ? `${origin.set}, ${origin.entry}, version ${origin.version}` : 'none';
}
