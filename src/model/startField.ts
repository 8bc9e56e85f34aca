import { isRecord } from './isRecord.ts';

/** Returns the state of a navigation to a page that focuses a field first, not its heading. */
export function startAt(field: string): { startField: string } {
  return { startField: field };
}

/** Returns the field that a page focuses first; undefined for its heading. */
export function getStartField(state: unknown): string | undefined {
  const field = isRecord(state) ? state.startField : undefined;
  return typeof field === 'string' ? field : undefined;
}
