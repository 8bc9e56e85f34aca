import type { FieldValues } from './FormDefinition.ts';
import { findJsonFault, type JsonFault } from './findJsonFault.ts';
import { isNestedDeeply } from './isNestedDeeply.ts';
import { isRecord } from './isRecord.ts';

/** One entry of an imported text: a record with its own text, or the problem with it. */
export type ImportText =
  | { text: string; record: FieldValues }
  | { text: string; problem: 'empty' | 'emptyList' | 'notRecords' | 'notRecord' | 'tooDeep' }
  | { text: string; problem: 'notJson'; fault: JsonFault };

/** Returns the records of a text that holds one JSON object or an array of them; an unreadable text is one entry. */
export function readImportText(text: string): ImportText[] {
  // Editors of other systems leave a byte order mark.
  const source = text.replace(/^\uFEFF/, '');
  if (source.trim() === '') return [{ text: source, problem: 'empty' }];
  const parsed = parseJson(source);
  if ('fault' in parsed) return [{ text: source, problem: 'notJson', ...parsed }];
  const { value } = parsed;
  if (isNestedDeeply(value)) return [{ text: source, problem: 'tooDeep' }];
  if (isRecord(value)) return [{ text: source, record: value }];
  if (!Array.isArray(value)) return [{ text: source, problem: 'notRecords' }];
  if (value.length === 0) return [{ text: source, problem: 'emptyList' }];
  return value.map((entry: unknown) => {
    const own = JSON.stringify(entry, null, 2);
    return isRecord(entry) ? { text: own, record: entry } : { text: own, problem: 'notRecord' };
  });
}

/** The fast parser decides whether a text is JSON; the fault is located only if it is not. */
function parseJson(text: string): { value: unknown } | { fault: JsonFault } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const fault = error instanceof SyntaxError ? findJsonFault(text) : undefined;
    if (fault) return { fault };
    throw error;
  }
}
