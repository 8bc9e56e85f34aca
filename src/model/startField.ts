import { isRecord } from './isRecord.ts';

/** The state of a navigation to a page that begins at a field and not at its heading. */
export function startAt(field: string): { startField: string } {
  return { startField: field };
}

/** The field at which a page begins; undefined for its heading. */
export function getStartField(state: unknown): string | undefined {
  const field = isRecord(state) ? state.startField : undefined;
  return typeof field === 'string' ? field : undefined;
}
