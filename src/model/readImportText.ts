import type { FieldValues } from './FormDefinition.ts';
import { findJsonFault, type JsonFault } from './findJsonFault.ts';
import { isNestedDeeply } from './isNestedDeeply.ts';
import { isRecord } from './isRecord.ts';

/** One entry of an imported text: a record with its own text, or what keeps it from being one. */
export type ImportText =
  | { text: string; record: FieldValues }
  | { text: string; problem: 'empty' | 'emptyList' | 'notRecords' | 'notRecord' | 'tooDeep' }
  | { text: string; problem: 'notJson'; fault: JsonFault };

/** The records of a text that holds one JSON object or an array of them; a text that can't be read is one entry. */
export function readImportText(text: string): ImportText[] {
  // A byte order mark is left by editors of other systems.
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

/** The quick parser decides whether a text is JSON; only where it is not, the fault is located. */
function parseJson(text: string): { value: unknown } | { fault: JsonFault } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const fault = error instanceof SyntaxError ? findJsonFault(text) : undefined;
    if (fault) return { fault };
    throw error;
  }
}
