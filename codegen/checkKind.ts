import type { JSONPath } from 'jsonc-parser';
import { checkCurveUnits } from './checkCurveUnits.ts';
import { checkField } from './checkField.ts';
import { checkFieldNames } from './checkFieldNames.ts';
import { checkLogAxes } from './checkLogAxes.ts';
import { checkNestedWords, checkObjects } from './checkObjects.ts';
import { checkPlaces } from './checkPlaces.ts';
import { checkRules } from './checkRules.ts';
import { checkSeries } from './checkSeries.ts';
import { checkTable } from './checkTable.ts';
import { describeType } from './describeType.ts';
import { didYouMean } from './didYouMean.ts';
import { curveFields } from './expandCurves.ts';
import type { CurveSchema } from './KindFile.ts';
import type { Merged, MergedKind, MergedShape } from './mergeKind.ts';
import type { Problem } from './Problem.ts';
import { uniqueColumns } from './rowLimits.ts';
import { fieldType } from './toDefinition.ts';

/** Reports problems of a kind that its form, its checks or its routes could not handle. */
export function checkKind(kind: MergedKind): Problem[] {
  return [...checkFieldNames(kind), ...checkShapeFields(kind, kind), ...checkCurves(kind), ...checkPlaces(kind)];
}

/** Reports problems of fields, objects, rules and the columns of tables, including unique columns. */
function checkShapeFields(shape: MergedShape, kind: MergedKind, unique: readonly string[] = []): Problem[] {
  const inCurves = new Set(
    shape === kind ? [...kind.curves.values()].flatMap(({ schema }) => curveFields(schema)) : [],
  );
  const compared = new Set(shape.rules.map(({ schema }) => schema.field));
  const toRuleSources = (name: string) => ({
    isRequired: shape.required.has(name),
    isInCurve: inCurves.has(name),
    isCompared: compared.has(name),
    isUnique: unique.includes(name),
  });
  return [
    ...[...shape.fields].flatMap(([name, field]) =>
      shape.unresolved.has(name) ? [] : checkField(name, field, { shape, sources: toRuleSources(name) }),
    ),
    ...checkObjects(shape),
    ...checkNestedWords(shape, { isInRow: shape !== kind }),
    ...checkRules(shape, kind),
    ...[...shape.tables].flatMap(([name, table]) => [
      ...checkTable(name, shape.fields.get(name), table),
      ...checkShapeFields(table, kind, uniqueColumns(shape.fields.get(name)?.schema ?? {})),
    ]),
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
      if (name.includes('/')) {
        const message = `curve "${id}" can't edit "${name}", as it is in an object.`;
        return [source.problemAt(place, message, 'Move the field out of the object.')];
      }
      // A list beside a numbered x is reported further down.
      const isListed = path[0] === 'x' || schema.x.field !== undefined;
      if (isListed && !field.schema['x-list'] && !kind.unresolved.has(name))
        return [
          source.problemAt(
            place,
            `curve "${id}" needs a list, but "${name}" is not one.`,
            'Give the field "x-list": "numbers" or "percentages".',
          ),
        ];
      return [];
    });
    if (schema.x.to !== undefined && schema.x.to <= (schema.x.from ?? 0)) {
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
    for (const [index, { belowMinimum, minimum, fields }] of schema.y.entries()) {
      if (belowMinimum === undefined || minimum !== undefined || fields === undefined) continue;
      const message = `"belowMinimum" needs a "minimum" in the same series of curve "${id}".`;
      problems.push(source.problemAt([...origin.path, 'y', index, 'belowMinimum'], message));
    }
    problems.push(
      ...checkSeries(id, { schema, origin }),
      ...checkCurveUnits(kind, { schema, origin }),
      ...checkCutOut(kind, id, { schema, origin }),
      ...checkLogAxes(kind, id, { schema, origin }),
    );
    if (kind.fields.has(id) || kind.objects.has(id))
      problems.push(
        source.problemAt(
          origin.path,
          `curve "${id}" has the name of ${kind.fields.has(id) ? 'a field' : 'an object'}, so a tab could not tell them apart.`,
        ),
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
      `the "cutOut" of curve "${id}" names a field "${cutOut}" that does not exist.`,
      didYouMean(cutOut, kind.fields.keys()),
    );
  const type = fieldType(field.schema);
  if (type === 'number' || type === 'integer') {
    const [axis, own] = [schema.x.unit, field.schema['x-unit']];
    if (axis === own || kind.unresolved.has(id)) return [];
    return report(
      `the "cutOut" of curve "${id}" is a value of its x, in ${axis ?? 'no unit'}, but "${cutOut}" is in ${own ?? 'no unit'}.`,
    );
  }
  return report(`the "cutOut" of curve "${id}" must be a number, but "${cutOut}" is ${describeType(type)}.`);
}
