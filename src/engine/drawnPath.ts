import { REST, toPath } from '#model/nestedRecord.ts';
import { DRAWN_REST } from './drawnField.ts';

/** The drawn properties that lead to a field. */
export function toDrawnPath(name: string): string[] {
  return toPath(name).map((property) => (property === REST ? DRAWN_REST : property));
}

/** The path in the record of drawn properties. */
export function fromDrawnPath(path: readonly (string | number)[]): string {
  return path.map((property) => (property === DRAWN_REST ? REST : property)).join('/');
}
