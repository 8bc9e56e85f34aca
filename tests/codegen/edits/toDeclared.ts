import { expect } from 'vitest';
import type { JudgedEdit } from '#codegen/edits/compareKinds.ts';
import type { EditRule } from '#codegen/edits/EditRule.ts';
import { toShort } from './editedKind.ts';

/** Edits in short, each of whose effects has to be one that its rule declares. */
export function toDeclared(edits: readonly JudgedEdit[], rules: Record<string, EditRule>): string[] {
  for (const { word, change, effect } of edits) {
    const rule = rules[word];
    if (!rule || 'waived' in rule) continue;
    const ruling = rule[change];
    expect(typeof ruling === 'string' ? [ruling] : ruling.effects).toContain(effect);
  }
  return toShort(edits);
}
