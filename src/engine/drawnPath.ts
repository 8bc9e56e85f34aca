import { REST, toPath } from '#model/nestedRecord.ts';
import { DRAWN_REST } from './drawnField.ts';

/** The path of a field in the schema that RJSF renders. */
export function toDrawnPath(name: string): string[] {
  return toPath(name).map((property) => (property === REST ? DRAWN_REST : property));
}

/** Converts a path in the schema that RJSF renders to the path in the record. */
export function fromDrawnPath(path: readonly (string | number)[]): string {
  return path.map((property) => (property === DRAWN_REST ? REST : property)).join('/');
}
