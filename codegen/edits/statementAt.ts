import type { JSONPath } from 'jsonc-parser';
import type { Merged } from '#codegen/mergeKind.ts';
import type { Statement } from './Statement.ts';

/** Creates the statement at a path inside a merged part. */
export function statementAt(
  { origin: { source, path } }: Pick<Merged<unknown>, 'origin'>,
  at: JSONPath,
  statement: Omit<Statement, 'place'>,
): Statement {
  return { ...statement, place: () => source.placeAt([...path, ...at]) };
}
