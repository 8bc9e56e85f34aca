import { curveFields } from '#codegen/expandCurves.ts';
import type { TabSchema } from '#codegen/KindFile.ts';
import type { Merged, MergedKind } from '#codegen/mergeKind.ts';
import type { Statement } from './Statement.ts';
import { statementAt } from './statementAt.ts';

/** Lists a kind's statements about its tabs; the condition of a tab counts as one of each field in it. */
export function listTabStatements(kind: MergedKind): Statement[] {
  return [...kind.tabs.values()].flatMap((merged) => {
    const { id, title, groups } = merged.schema;
    const at = { scope: '', subject: id };
    return [
      statementAt(merged, ['id'], { word: 'tab.id', ...at, value: id }),
      ...(title === undefined ? [] : [statementAt(merged, ['title'], { word: 'tab.title', ...at, value: title })]),
      statementAt(merged, ['groups'], { word: 'tab.groups', ...at, value: groups }),
      ...listConditions(kind, merged),
    ];
  });
}

function listConditions({ curves }: MergedKind, merged: Merged<TabSchema>): Statement[] {
  const { groups } = merged.schema;
  const items = groups.flatMap(({ fields }) => fields);
  const names = items.flatMap((item) => {
    const curve = curves.get(item);
    return curve ? curveFields(curve.schema) : [item];
  });
  return (['x-shown-when', 'x-when-hidden'] as const).flatMap((word) => {
    const value = merged.schema[word];
    if (value === undefined) return [];
    return names.map((subject) => statementAt(merged, [word], { word: `tab.${word}`, scope: '', subject, value }));
  });
}
