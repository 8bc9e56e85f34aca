import type { ChangeSchema } from '#codegen/KindFile.ts';
import { toMove } from './toMove.ts';

/** Returns a value that names fields, with the names that changes give them. */
export function renameInside<T>(value: T, changes: readonly ChangeSchema[]): T {
  const moves = changes.flatMap((change) => {
    const move = toMove(change);
    return move && move[0] !== move[1] ? [move] : [];
  });
  if (moves.length === 0) return value;
  // Replacing names keeps texts texts and lists of texts lists of texts.
  return replaceIn(value, moves) as T;
}

function replaceIn(value: unknown, moves: readonly [string, string][]): unknown {
  if (Array.isArray(value)) return value.map((entry) => replaceIn(entry, moves));
  if (typeof value !== 'string') return value;
  const names = new Map(moves.flatMap(([from, to]) => [[from, to] as const, [dotted(from), dotted(to)] as const]));
  return value.replaceAll(NAME, (name) => names.get(name) ?? name);
}

function dotted(path: string): string {
  return path.replaceAll('/', '.');
}

/** A name or a path of names; expressions join names by dots, rules by slashes. */
const NAME = /[A-Za-z_][\w]*(?:[./][A-Za-z_][\w]*)*/g;

/** Whether the value of a keyword names fields. */
export function namesFields(word: string): boolean {
  return NAMING.has(word);
}

const NAMING: ReadonlySet<string> = new Set([
  ...['x-shown-when', 'x-required-when', 'x-used-when', 'x-unique', 'x-choice', 'x-same-as'].map(
    (word) => `field.${word}`,
  ),
  ...['rule.below', 'rule.atMost', 'check.error', 'check.warn', 'check.at', 'derived.value', 'derived.when'],
  ...['derived.suggests', 'tab.x-shown-when', 'tab.groups', 'curve.x.field', 'curve.y.field'],
]);
