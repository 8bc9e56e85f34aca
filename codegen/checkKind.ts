import type { JSONPath } from 'jsonc-parser';
import { checkField, describeType } from './checkField.ts';
import { checkLogAxes } from './checkLogAxes.ts';
import { checkNestedWords, checkObjects } from './checkObjects.ts';
import { checkPlaces } from './checkPlaces.ts';
import { checkTable } from './checkTable.ts';
import { didYouMean } from './didYouMean.ts';
import { curveFields } from './expandCurves.ts';
import type { CurveSchema } from './KindFile.ts';
import type { Merged, MergedKind, MergedShape } from './mergeKind.ts';
import type { Problem } from './Problem.ts';
import { fieldType } from './toDefinition.ts';
import { lastSegment, parentPrefix } from './toShape.ts';

/** Problems of a kind that its form, its checks or its routes could not handle. */
export function checkKind(kind: MergedKind): Problem[] {
  return [...checkShapeFields(kind, kind), ...checkCurves(kind), ...checkPlaces(kind)];
}

/** Problems of fields, objects and rules, and of the columns of tables. */
function checkShapeFields(shape: MergedShape, kind: MergedKind): Problem[] {
  return [
    ...[...shape.fields].flatMap(([name, field]) => (shape.unresolved.has(name) ? [] : checkField(name, field, shape))),
    ...checkObjects(shape),
    ...checkNestedWords(shape, { isInRow: shape !== kind }),
    ...checkRules(shape),
    ...[...shape.tables].flatMap(([name, table]) => [
      ...checkTable(name, shape.fields.get(name), table),
      ...checkShapeFields(table, kind),
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
        const message = `curve "${id}" can't edit "${name}", as it lies in an object.`;
        return [source.problemAt(place, message, 'Move the field out of the object.')];
      }
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
    for (const [index, { belowMinimum, minimum, fields }] of schema.y.entries()) {
      if (belowMinimum === undefined || minimum !== undefined || fields === undefined) continue;
      const message = `"belowMinimum" needs a "minimum" in the same series of curve "${id}".`;
      problems.push(source.problemAt([...origin.path, 'y', index, 'belowMinimum'], message));
    }
    problems.push(...checkCutOut(kind, id, { schema, origin }), ...checkLogAxes(kind, id, { schema, origin }));
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
      `curve "${id}" is cut out by a field "${cutOut}" that does not exist.`,
      didYouMean(cutOut, kind.fields.keys()),
    );
  const type = fieldType(field.schema);
  if (type === 'number' || type === 'integer') return [];
  return report(`curve "${id}" is cut out at a number, but "${cutOut}" is ${describeType(type)}.`);
}

function checkRules(shape: MergedShape): Problem[] {
  return shape.rules.flatMap(({ schema, origin }) =>
    (['field', 'below', 'atMost'] as const).flatMap((word) => {
      const name = schema[word];
      if (name === undefined) return [];
      const report = (message: string, suggestion?: string) => [
        origin.source.problemAt([...origin.path, word], message, suggestion),
      ];
      const written = lastSegment(name);
      const field = shape.fields.get(name);
      if (!field) {
        const around = [...shape.fields.keys()].filter((other) => isSameObject(other, schema.field)).map(lastSegment);
        return report(`the rule names a field "${written}" that does not exist.`, didYouMean(written, around));
      }
      if (!isSameObject(name, schema.field))
        return report('a rule compares two fields of the same object.', 'Write it as an entry of "x-checks".');
      const type = fieldType(field.schema);
      if (type === 'number' || type === 'integer' || shape.unresolved.has(name)) return [];
      return report(`the rule compares numbers, but "${written}" is ${describeType(type)}, so it would never apply.`);
    }),
  );
}

/** Whether two fields are properties of the same object, in whichever case. */
function isSameObject(name: string, other: string): boolean {
  const toObject = (path: string) => parentPrefix(path).replaceAll(/=[^/]*\//g, '');
  return toObject(name) === toObject(other);
}
