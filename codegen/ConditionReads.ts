import { findNamed } from './expressionNames.ts';
import type { ConditionStatement } from './listConditions.ts';
import type { MergedKind } from './mergeKind.ts';
import { parseExpression } from './parseExpression.ts';
import { tokenizeExpression } from './tokenizeExpression.ts';

/** The fields that conditions read, and the conditions that hide a field. */
export interface ConditionReads {
  list: (statement: ConditionStatement) => readonly { name: string; at: number }[];
  listHiding: (name: string) => readonly ConditionStatement[];
}

export function createReads(statements: readonly ConditionStatement[], kind: MergedKind): ConditionReads {
  const read = new Map(statements.map((statement) => [statement, listReads(statement, kind)]));
  const hiding = new Map<string, ConditionStatement[]>();
  for (const statement of statements)
    for (const name of statement.word === 'x-shown-when' ? new Set(statement.covers) : [])
      hiding.set(name, [...(hiding.get(name) ?? []), statement]);
  return { list: (statement) => read.get(statement) ?? [], listHiding: (name) => hiding.get(name) ?? [] };
}

/** The fields that a condition reads, with their places in its text. */
function listReads({ text }: ConditionStatement, kind: MergedKind): { name: string; at: number }[] {
  if ('fault' in parseExpression(text)) return [];
  return tokenizeExpression(text).flatMap(({ sort, text: word, at }) => {
    const named = sort === 'name' ? findNamed(word, kind) : undefined;
    return named?.sort === 'field' ? [{ name: named.name, at }] : [];
  });
}
