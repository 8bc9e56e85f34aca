import { currencyText } from './currencyText.ts';
import type { CurveAxis, MapDefinition } from './FormDefinition.ts';
import type { MapFault } from './mapFaults.ts';
import type { MapTextFault } from './mapText.ts';
import { MESSAGES } from './messages.ts';
import { formatNumber } from './parseNumber.ts';
import { translate } from './shownWording.ts';

type WordedFault = Pick<MapTextFault, 'at' | 'params'> & { code: string };

/**
 * Returns the message of a fault in a map, naming its cell: 'COP at 35 °C, 0 °C: Value must be at least 1'. `own`, if
 * given, replaces the reason.
 */
export function mapMessage(map: MapDefinition, fault: WordedFault, own?: string): string {
  const place = mapPlace(map, fault);
  const reason = own ?? mapFaultMessage(fault);
  return place === undefined ? reason : `${place}: ${reason}`;
}

/** Describes the fault of a cell of a map, or of its size, without naming the cell. */
export function mapFaultMessage({ at, code, params: { limit } }: WordedFault): string {
  const line = at.startsWith('x') ? 'column' : 'row';
  switch (code) {
    case 'comma':
      return translate(MESSAGES.comma);
    case 'type':
      return at === '' ? translate(MESSAGES.invalid) : translate(MESSAGES.malformed);
    case 'malformed':
      return translate(MESSAGES.malformed);
    case 'minimum':
      return limit === 0
        ? translate(MESSAGES.nonNegative)
        : translate('Value must be at least {limit}', { limit: formatNumber(limit) });
    case 'maximum':
      return translate('Value must be at most {limit}', { limit: formatNumber(limit) });
    case 'isRising':
      return line === 'column'
        ? translate('Must be greater than in the column before')
        : translate('Must be greater than in the row above');
    case 'minItems':
      return translate('At least {limit} {rows} are needed', { limit: String(limit), rows: translate(`${line}s`) });
    case 'maxItems':
      return translate('At most {limit} {rows} are allowed', { limit: String(limit), rows: translate(`${line}s`) });
    case 'isMapSize':
      return translate('Needs a row for each y, with a value for each x');
    case 'additionalProperties':
      return translate(MESSAGES.unknownField);
    default:
      return translate(MESSAGES.invalid);
  }
}

/** Names a cell for the user; undefined for the map as a whole. */
export function mapPlace(map: MapDefinition, { at, params: { x, y } }: Omit<WordedFault, 'code'>): string | undefined {
  const [axis, first, second] = at.split('/');
  if (axis !== 'x' && axis !== 'y' && axis !== 'z') return at || undefined;
  const { title } = map[axis];
  if (first === undefined) return title;
  if (axis === 'x') return translate('{title}, column {column}', { title, column: Number(first) + 1 });
  if (axis === 'y' || second === undefined) return translate('{title}, row {row}', { title, row: Number(first) + 1 });
  if (x === undefined || y === undefined)
    return translate('{title}, row {row}, column {column}', {
      title,
      row: Number(first) + 1,
      column: Number(second) + 1,
    });
  return translate('{title} at {y}, {x}', { title, y: mapQuantity(y, map.y), x: mapQuantity(x, map.x) });
}

/** Formats a number of an axis with its unit: '35 °C'. */
export function mapQuantity(value: number, { unit }: CurveAxis, currency?: string): string {
  return unit === undefined ? formatNumber(value) : `${formatNumber(value)} ${currencyText(unit, currency)}`;
}

/** Reads the fault of a map from the parameters of its issue; undefined for an issue of another field. */
export function readMapFault(issue: { code: string; params: Record<string, unknown> }): WordedFault | undefined {
  const { at, ...params } = issue.params;
  // The compiled keyword passes on what findMapFaults returned.
  return typeof at === 'string' ? { at, code: issue.code, params: params as MapFault['params'] } : undefined;
}
