import { currencyText } from './currencyText.ts';
import type { FieldDefinition } from './FormDefinition.ts';
import { formatNumber, parseNumber } from './parseNumber.ts';
import { findGroupedReading, listReadings, type ReadQuantity, readQuantity } from './readQuantity.ts';

/** The note below a number, for a text that is more than a plain number. */
export interface EntryReading {
  /** '= 5000 kW'; undefined where the text has no single reading. */
  result: string | undefined;
  /** Texts that may be meant instead. */
  offers: readonly string[];
}

/** Returns how a typed number is read; undefined for a plain number, an unreadable text and fields of other types. */
export function readEntry(
  field: FieldDefinition,
  text: string,
  currency: string | undefined,
): EntryReading | undefined {
  if (field.type !== 'number' && field.type !== 'integer') return undefined;
  const scale = { unit: field.unit, currency };
  const read = readQuantity(text, scale);
  if ('problem' in read) {
    const offers = listReadings(text).filter((reading) => 'value' in readQuantity(reading, scale));
    return offers.length > 0 ? { result: undefined, offers } : undefined;
  }
  const grouped = findGroupedReading(text);
  const isOffered =
    grouped !== undefined && mayCountThousands(field, text) && isUsual(field, readQuantity(grouped, scale));
  if ('value' in parseNumber(text) && !isOffered) return undefined;
  return { result: resultText(field, read.value, currency), offers: isOffered ? [grouped] : [] };
}

function resultText({ unit }: FieldDefinition, value: number | null, currency: string | undefined): string {
  const number = formatNumber(value);
  return unit === undefined ? `= ${number}` : `= ${number} ${currencyText(unit, currency)}`;
}

/**
 * Whether '1.234' more likely means 1234: the usual values of the field have four or more digits, or the last decimal
 * is a zero that nobody would write, as in '2.500'.
 */
function mayCountThousands({ default: usual, warn }: FieldDefinition, text: string): boolean {
  const isLarge = Math.abs(Number(usual)) >= THOUSAND || Number(warn?.minimum ?? warn?.exclusiveMinimum) >= THOUSAND;
  return isLarge || /\.\d\d0(?!\d)/.test(text);
}

/** Whether a value exceeds neither the field's maximum nor its warning limit. */
function isUsual({ maximum, warn }: FieldDefinition, read: ReadQuantity): boolean {
  if (!('value' in read)) return false;
  return (read.value ?? 0) <= Math.min(maximum ?? Infinity, warn?.maximum ?? Infinity);
}

const THOUSAND = 1000;
