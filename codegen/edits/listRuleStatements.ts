import type { MergedKind, MergedShape } from '#codegen/mergeKind.ts';
import { withoutCases } from '#model/fieldAtPath.ts';
import type { Statement } from './Statement.ts';
import { statementAt } from './statementAt.ts';

/**
 * Lists a kind's statements about rules, checks and derived values; rules and checks are identified by what they
 * require.
 */
export function listRuleStatements(kind: MergedKind): Statement[] {
  return [...listRules(kind, ''), ...listChecks(kind), ...listDerived(kind)];
}

function listRules(shape: MergedShape, scope: string): Statement[] {
  const own = shape.rules.flatMap((merged) => {
    const { field, below, atMost, message } = merged.schema;
    const [op, other = ''] = below === undefined ? ['atMost', atMost] : ['below', below];
    const at = { scope, subject: `${field} ${op} ${other}` };
    return [
      statementAt(merged, [op], { word: `rule.${op}`, ...at, value: [field, other] }),
      ...(message === undefined
        ? []
        : [statementAt(merged, ['message'], { word: 'rule.message', ...at, value: message })]),
    ];
  });
  const inTables = [...shape.tables].flatMap(([name, table]) => {
    const path = withoutCases(name);
    return listRules(table, scope === '' ? path : `${scope}/${path}`);
  });
  return [...own, ...inTables];
}

function listChecks({ checks }: MergedKind): Statement[] {
  return checks.flatMap((merged) => {
    const { error, warn, require, when = '', at: places, 'x-note': note } = merged.schema;
    const severity = error === undefined ? 'warn' : 'error';
    const at = { scope: '', subject: [severity, require, when].filter(Boolean).join(': ') };
    return [
      statementAt(merged, ['require'], { word: `check.${severity}`, ...at, value: [require, when] }),
      statementAt(merged, [severity], { word: 'check.message', ...at, value: error ?? warn }),
      statementAt(merged, ['at'], { word: 'check.at', ...at, value: places }),
      ...(note === undefined ? [] : [statementAt(merged, ['x-note'], { word: 'check.x-note', ...at, value: note })]),
    ];
  });
}

function listDerived({ derived }: MergedKind): Statement[] {
  return [...derived].flatMap(([subject, merged]) => [
    statementAt(merged, [], { word: 'kind.x-derived', scope: '', subject, value: true }),
    ...Object.entries(merged.schema).map(([word, value]) =>
      statementAt(merged, [word], { word: `derived.${word}`, scope: '', subject, value }),
    ),
  ]);
}
