import { type ConditionWords, conditionText } from './conditionText.ts';
import type { FieldSchema } from './KindFile.ts';
import { parseExpression } from './parseExpression.ts';
import { phrase } from './phrase.ts';

/**
 * Returns why a field is not used while its condition does not hold; undefined if the expression can't be put into
 * words.
 */
export function unusedReason(schema: FieldSchema, kind: ConditionWords): string | undefined {
  const { 'x-used-when': condition, 'x-unused-message': own } = schema;
  if (condition === undefined || own !== undefined) return own;
  const parsed = parseExpression(condition);
  const text = 'fault' in parsed ? undefined : conditionText(parsed.expression, kind, { isNegated: true });
  return text && phrase(kind, 'Not used while {condition}', { condition: text });
}
