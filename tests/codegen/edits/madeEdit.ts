import { expect } from 'vitest';
import type { EditRule } from '#codegen/edits/EditRule.ts';
import { type Edit, type Side, type Statement, toKey } from '#codegen/edits/Statement.ts';
import type { Effect } from '#codegen/edits/Verdicts.ts';
import type { KindFile } from '#codegen/KindFile.ts';
import { mergedKind } from '../mergedKind.ts';

export type Stated = [word: string, subject?: string, value?: unknown, scope?: string];

/** A side of a comparison that makes only these statements. */
export function madeSide(stated: readonly Stated[] = [], file: Partial<KindFile> = {}): Side {
  const kind = mergedKind(file);
  const statements = stated.map(([word, subject = 'a', value = true, scope = '']): Statement => {
    return { word, scope, subject, value, place: () => kind.source.placeAt([]) };
  });
  return { kind, statements: new Map(statements.map((statement) => [toKey(statement), statement])) };
}

interface Given extends Partial<Pick<Edit, 'word' | 'scope' | 'subject' | 'old' | 'now' | 'by'>> {
  /** The values of both sides; undefined where the keyword is absent. */
  was?: unknown;
  is?: unknown;
}

/** The edit of a keyword from one value to another. */
export function madeEdit({ word = 'field.type', scope = '', subject = 'a', was, is, ...sides }: Given = {}): Edit {
  const { old = madeSide(), now = madeSide(), by = new Set() } = sides;
  const at = { word, scope, subject };
  const state = (value: unknown) =>
    value === undefined ? undefined : { ...at, value, place: () => now.kind.source.placeAt([]) };
  const change = was === undefined ? 'added' : is === undefined ? 'removed' : 'changed';
  return { ...at, change, before: state(was), after: state(is), by, old, now };
}

/** The effect of an edit by a rule, which has to declare it. */
export function judged(rule: EditRule, edit: Edit): Effect {
  if ('waived' in rule) throw new Error(rule.waived);
  const ruling = rule[edit.change];
  if (typeof ruling === 'string') return ruling;
  const effect = ruling.judge(edit);
  expect(ruling.effects).toContain(effect);
  return effect;
}
