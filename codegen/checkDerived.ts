import { describeType } from './describeType.ts';
import { didYouMean } from './didYouMean.ts';
import type { DerivedSchema } from './KindFile.ts';
import type { Merged, MergedKind } from './mergeKind.ts';
import type { Problem } from './Problem.ts';
import { fieldType } from './toDefinition.ts';

/** Reports problems of a derived value apart from its expression: its name, and the field for which it is offered. */
export function checkDerived(
  id: string,
  { schema, origin }: Merged<DerivedSchema>,
  { kind, inputs }: { kind: MergedKind; inputs: readonly string[] },
): Problem[] {
  const { source, path } = origin;
  const problems: Problem[] = [];
  const other = kind.fields.has(id)
    ? 'a field'
    : kind.curves.has(id)
      ? 'a curve'
      : kind.objects.has(id)
        ? 'an object'
        : undefined;
  if (other) {
    const message = `derived value "${id}" has the name of ${other}, so an expression could not tell them apart.`;
    problems.push(source.problemAt(path, message, 'Choose another name.'));
  }
  const { per } = schema;
  if (per !== undefined && !kind.curves.has(per))
    problems.push(
      source.problemAt([...path, 'per'], `there is no curve "${per}".`, didYouMean(per, kind.curves.keys())),
    );
  if (per !== undefined && schema.suggests !== undefined) {
    const message = `"${id}" has a value for each point, so it can't be suggested for a field.`;
    problems.push(source.problemAt([...path, 'suggests'], message, 'Remove "suggests" or "per".'));
    return problems;
  }
  const fault = schema.suggests === undefined ? undefined : findSuggestionFault(id, schema, kind, inputs);
  if (fault) problems.push(source.problemAt([...path, 'suggests'], fault.message, fault.suggestion));
  return problems;
}

/** Reports derived values that tabs list although they are unknown or already listed, and those that no tab lists. */
export function checkDerivedPlaces(kind: MergedKind): Problem[] {
  const placed = new Set<string>();
  const problems = [...kind.tabs.values()].flatMap(({ schema: tab, origin: { source, path } }) =>
    tab.groups.flatMap(({ derived = [] }, group) =>
      derived.flatMap((id, index) => {
        const isRepeated = placed.has(id);
        placed.add(id);
        const place = [...path, 'groups', group, 'derived', index];
        if (!kind.derived.has(id))
          return [source.problemAt(place, `there is no derived value "${id}".`, didYouMean(id, kind.derived.keys()))];
        const per = kind.derived.get(id)?.schema.per;
        if (per !== undefined)
          return [
            source.problemAt(
              place,
              `"${id}" has a value for each point, and is shown with "${per}".`,
              'Remove it here.',
            ),
          ];
        return isRepeated ? [source.problemAt(place, `"${id}" is shown already.`, 'Remove one of the two.')] : [];
      }),
    ),
  );
  const unplaced = (kind.hasDoubtfulTabs ? [] : [...kind.derived]).filter(
    ([id, { schema }]) => !placed.has(id) && schema.suggests === undefined && schema.per === undefined,
  );
  return [
    ...problems,
    ...unplaced.map(([id, { origin }]) =>
      origin.source.problemAt(
        origin.path,
        `derived value "${id}" is in no group, so it would never be shown.`,
        'Name it in the "derived" of a group.',
      ),
    ),
  ];
}

function findSuggestionFault(
  id: string,
  { suggests = '', unit }: DerivedSchema,
  kind: MergedKind,
  inputs: readonly string[],
): { message: string; suggestion?: string | undefined } | undefined {
  const field = kind.fields.get(suggests)?.schema;
  if (!field)
    return { message: `there is no field "${suggests}".`, suggestion: didYouMean(suggests, kind.fields.keys()) };
  if (kind.unresolved.has(suggests)) return undefined;
  const type = fieldType(field);
  if (type !== 'number' && type !== 'integer')
    return { message: `"${suggests}" is ${describeType(type)}, which can't hold a calculated number.` };
  if (field.readOnly || field['x-hidden'] || field['x-system'])
    return { message: `"${suggests}" can't be edited, so the suggestion would never be used.` };
  if (inputs.includes(suggests))
    return { message: `"${id}" is calculated from "${suggests}", so it can't be suggested for it.` };
  const [first] = [...kind.derived].find(([, { schema }]) => schema.suggests === suggests) ?? [];
  if (first !== id) return { message: `"${first}" is suggested for "${suggests}" already.` };
  const wanted = field['x-unit'];
  if (wanted === unit) return undefined;
  return {
    message: `"${id}" ${sayUnit(unit)}, but "${suggests}" ${sayUnit(wanted)}.`,
    suggestion: wanted === undefined ? 'Leave the "unit" out.' : `Give it "unit": "${wanted}".`,
  };
}

function sayUnit(unit: string | undefined): string {
  return unit === undefined ? 'has no unit' : `is in ${unit}`;
}
