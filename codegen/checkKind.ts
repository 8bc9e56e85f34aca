import type { JSONPath } from 'jsonc-parser';
import { checkField } from './checkField.ts';
import { didYouMean } from './didYouMean.ts';
import { curveFields } from './expandCurves.ts';
import type { CurveSchema } from './KindFile.ts';
import type { Merged, MergedKind } from './mergeKind.ts';
import type { Problem } from './Problem.ts';
import { fieldType } from './toDefinition.ts';

/** Problems of a kind that its form, its checks or its routes could not handle. */
export function checkKind(kind: MergedKind): Problem[] {
  return [
    ...[...kind.fields].flatMap(([name, field]) => (kind.unresolved.has(name) ? [] : checkField(name, field, kind))),
    ...checkCurves(kind),
    ...checkRules(kind),
    ...checkPlaces(kind),
  ];
}

function checkCurves(kind: MergedKind): Problem[] {
  const owner = new Map<string, string>();
  return [...kind.curves].flatMap(([id, { schema, origin }]) => {
    const { source } = origin;
    const fields: [JSONPath, string | undefined][] = [
      [['x', 'field'], schema.x.field],
      ...schema.y.map(({ field }, index): [JSONPath, string | undefined] => [['y', index, 'field'], field]),
    ];
    const problems = fields.flatMap(([path, name]) => {
      if (name === undefined) return [];
      const field = kind.fields.get(name);
      const place = [...origin.path, ...path];
      if (!field)
        return [
          source.problemAt(
            place,
            `curve "${id}" names a field "${name}" that does not exist.`,
            didYouMean(name, kind.fields.keys()),
          ),
        ];
      if (!field.schema['x-list'] && !kind.unresolved.has(name))
        return [
          source.problemAt(
            place,
            `curve "${id}" needs a list, but "${name}" is not one.`,
            'Give the field "x-list": "numbers" or "percentages".',
          ),
        ];
      return [];
    });
    if ((schema.x.to ?? 1) <= (schema.x.from ?? 0)) {
      problems.push(
        source.problemAt(
          [...origin.path, 'x', 'to'],
          '"to" must be above "from", or the curve has fewer than two points.',
        ),
      );
    }
    for (const [index, series] of schema.y.entries()) {
      if ((schema.x.field === undefined) === (series.field === undefined)) continue;
      const message =
        schema.x.field === undefined
          ? `curve "${id}" counts x from "from" to "to", so its y needs numbered "fields" and no list.`
          : `curve "${id}" takes x from a list, so its y needs a list "field" and no numbered "fields".`;
      problems.push(
        source.problemAt([...origin.path, 'y', index, series.field === undefined ? 'fields' : 'field'], message),
      );
    }
    if (schema.outside !== undefined && schema.x.field !== undefined) {
      const message = `"outside" is for a numbered curve; a table pasted onto the lists of curve "${id}" keeps its own x.`;
      problems.push(source.problemAt([...origin.path, 'outside'], message));
    }
    problems.push(...checkCutOut(kind, id, { schema, origin }));
    if (kind.fields.has(id))
      problems.push(
        source.problemAt(origin.path, `curve "${id}" has the name of a field, so a tab could not tell them apart.`),
      );
    for (const name of curveFields(schema)) {
      const other = owner.get(name);
      if (other && other !== id)
        problems.push(
          source.problemAt(
            origin.path,
            `field "${name}" belongs to the curves "${other}" and "${id}"; it can belong to one.`,
          ),
        );
      owner.set(name, id);
    }
    return problems;
  });
}

function checkCutOut(kind: MergedKind, id: string, { schema, origin }: Merged<CurveSchema>): Problem[] {
  const { cutOut } = schema;
  if (cutOut === undefined || kind.unresolved.has(cutOut)) return [];
  const report = (message: string, suggestion?: string) => [
    origin.source.problemAt([...origin.path, 'cutOut'], message, suggestion),
  ];
  const field = kind.fields.get(cutOut);
  if (!field)
    return report(
      `curve "${id}" is cut out by a field "${cutOut}" that does not exist.`,
      didYouMean(cutOut, kind.fields.keys()),
    );
  const type = fieldType(field.schema);
  if (type === 'number' || type === 'integer') return [];
  return report(`curve "${id}" is cut out at a number, but "${cutOut}" is a ${type} field.`);
}

function checkRules(kind: MergedKind): Problem[] {
  return kind.rules.flatMap(({ schema, origin }) =>
    (['field', 'below', 'atMost'] as const).flatMap((word) => {
      const name = schema[word];
      if (name === undefined) return [];
      const field = kind.fields.get(name);
      const path = [...origin.path, word];
      if (!field)
        return [
          origin.source.problemAt(
            path,
            `the rule names a field "${name}" that does not exist.`,
            didYouMean(name, kind.fields.keys()),
          ),
        ];
      const type = fieldType(field.schema);
      if (type === 'number' || type === 'integer' || kind.unresolved.has(name)) return [];
      const message = `the rule compares numbers, but "${name}" is a ${type} field, so it would never apply.`;
      return [origin.source.problemAt(path, message)];
    }),
  );
}

function checkPlaces(kind: MergedKind): Problem[] {
  const problems: Problem[] = [];
  const placed = new Map<string, string>();
  const curveByField = new Map(
    [...kind.curves].flatMap(([id, { schema }]) => curveFields(schema).map((name) => [name, id])),
  );
  for (const { schema: tab, origin } of kind.tabs.values()) {
    const { source } = origin;
    if (tab.title === undefined && kind.tabTitles[tab.id] === undefined) {
      problems.push(
        source.problemAt(
          [...origin.path, 'id'],
          `tab "${tab.id}" has no title, so planners could not tell it from the others.`,
          didYouMean(tab.id, Object.keys(kind.tabTitles)) ?? 'Give it a "title".',
        ),
      );
    }
    for (const [group, { fields }] of tab.groups.entries()) {
      for (const [index, item] of fields.entries()) {
        const report = (message: string, suggestion?: string) =>
          problems.push(source.problemAt([...origin.path, 'groups', group, 'fields', index], message, suggestion));
        const field = kind.fields.get(item);
        const curve = curveByField.get(item);
        if (curve !== undefined) report(`"${item}" is edited by the curve "${curve}".`, `Put "${curve}" here instead.`);
        else if (!field && !kind.curves.has(item))
          report(
            `there is no field or curve "${item}".`,
            didYouMean(item, [...kind.fields.keys(), ...kind.curves.keys()]),
          );
        else if (field?.schema['x-hidden'] || field?.schema['x-system'])
          report(`"${item}" is hidden, so it can't be in a tab.`);
        else if (placed.has(item))
          report(`"${item}" is in tab "${placed.get(item)}" already; it can be shown once.`, 'Remove one of the two.');
        placed.set(item, tab.id);
      }
    }
  }
  return [...problems, ...unplaced(kind, placed, curveByField)];
}

function unplaced(kind: MergedKind, placed: Map<string, string>, curveOf: Map<string, string>): Problem[] {
  const tabIds = [...new Set([...kind.tabs.values()].map(({ schema }) => `"${schema.id}"`))];
  const where = tabIds.length ? `Put it in a group of ${tabIds.join(', ')}` : 'Give the kind "x-tabs" and put it there';
  const fields = [...kind.fields].flatMap(([name, { schema, origin }]) => {
    if (placed.has(name) || curveOf.has(name) || schema['x-hidden'] || schema['x-system']) return [];
    // A shared field is missing from the kind's own tabs, if it has some.
    const isOwn = origin.source === kind.source || (kind.file['x-tabs'] === undefined && tabIds.length > 0);
    const own = isOwn ? origin : { source: kind.source, path: ['x-tabs'] };
    const message = `field "${name}" is in no tab, so it would never be shown.`;
    return [own.source.problemAt(own.path, message, `${where}, or give it "x-hidden": true.`)];
  });
  const curves = [...kind.curves].flatMap(([id, { origin }]) =>
    placed.has(id)
      ? []
      : [origin.source.problemAt(origin.path, `curve "${id}" is in no tab, so it would never be shown.`, `${where}.`)],
  );
  return [...fields, ...curves];
}
