import type { MergedKind } from './mergeKind.ts';
import { tokenizeExpression } from './tokenizeExpression.ts';

/** Whether one derived value is calculated from another, directly or through others. */
export function dependsOn(name: string, other: string, kind: MergedKind, seen: Set<string> = new Set()): boolean {
  if (name === other) return true;
  if (seen.has(name)) return false;
  seen.add(name);
  const { value, when } = kind.derived.get(name)?.schema ?? {};
  return [value, when].some(
    (text) =>
      text !== undefined &&
      tokenizeExpression(text).some(
        (token) => kind.derived.has(token.text) && dependsOn(token.text, other, kind, seen),
      ),
  );
}
