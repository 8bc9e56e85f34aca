import type { Fault } from '#server/Failure.ts';
import { JsonScan } from './JsonScan.ts';

/** The fault of a body that is nested too deeply. */
export const TOO_DEEP: Fault = { field: 'body', message: 'Lists and objects are nested too deeply' };

/** Whether a text is nested so deeply that parsing it as JSON, or walking through the value, could fail. */
export function isJsonNestedDeeply(text: string): boolean {
  const scan = new JsonScan(text, text.length);
  scan.advance();
  return scan.isDeep;
}
