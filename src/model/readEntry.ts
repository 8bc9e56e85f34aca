import { currencyText } from './currencyText.ts';
import type { FieldDefinition } from './FormDefinition.ts';
import { formatNumber, parseNumber } from './parseNumber.ts';
import { findGroupedReading, listReadings, readQuantity } from './readQuantity.ts';

/** The note below a number, for a text that is more than a plain number. */
export interface EntryReading {
  /** '= 5000 kW'; undefined where the text has no single reading. */
  result: string | undefined;
  /** Texts that may be meant instead. */
  offers: readonly string[];
}

/** How a typed number is read; undefined for a plain number, for what can't be read and for fields of other types. */
export function readEntry(
  field: FieldDefinition,
  text: string,
  currency: string | undefined,
): EntryReading | undefined {
  if (field.type !== 'number' && field.type !== 'integer') return undefined;
  if ('value' in parseNumber(text)) {
    const grouped = countsThousands(field) ? findGroupedReading(text) : undefined;
    return grouped === undefined ? undefined : { result: resultText(field, Number(text), currency), offers: [grouped] };
  }
  const read = readQuantity(text, { unit: field.unit, currency });
  if ('problem' in read) {
    const offers = listReadings(text);
    return offers.length > 0 ? { result: undefined, offers } : undefined;
  }
  return { result: resultText(field, read.value, currency), offers: [] };
}

function resultText({ unit }: FieldDefinition, value: number | null, currency: string | undefined): string {
  const number = formatNumber(value);
  return unit === undefined ? `= ${number}` : `= ${number} ${currencyText(unit, currency)}`;
}

/** Whether the usual values of a field have four digits and more, so that '1.234' is rather 1234. */
function countsThousands({ default: usual, warn }: FieldDefinition): boolean {
  return Math.abs(Number(usual)) >= THOUSAND || Number(warn?.minimum ?? warn?.exclusiveMinimum) >= THOUSAND;
}

const THOUSAND = 1000;
