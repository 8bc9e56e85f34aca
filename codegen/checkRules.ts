import { divideUnits } from '#model/Unit.ts';
import { describeType } from './describeType.ts';
import { didYouMean } from './didYouMean.ts';
import type { RuleSchema } from './KindFile.ts';
import type { Merged, MergedKind, MergedShape } from './mergeKind.ts';
import { type Problem, toWarning } from './Problem.ts';
import { readUnit } from './readUnit.ts';
import { fieldType } from './toDefinition.ts';
import { lastSegment, parentPrefix } from './toShape.ts';

/**
 * Reports rules between fields that don't exist or can't be compared, and rules that are redundant or can't all hold.
 */
export function checkRules(shape: MergedShape, kind: MergedKind): Problem[] {
  return shape.rules.flatMap((rule, index) => {
    const inNames = checkNames(rule, shape);
    return inNames.length > 0 ? inNames : checkPair(rule, shape.rules.slice(0, index), { shape, kind });
  });
}

function checkNames({ schema, origin }: Merged<RuleSchema>, shape: MergedShape): Problem[] {
  return (['field', 'below', 'atMost'] as const).flatMap((word) => {
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
    // A field without a type is reported elsewhere.
    if (field.schema.type === undefined) return [];
    const type = fieldType(field.schema);
    if (type === 'number' || type === 'integer' || shape.unresolved.has(name)) return [];
    return report(`the rule compares numbers, but "${written}" is ${describeType(type)}, so it would never apply.`);
  });
}

function checkPair(
  { schema, origin }: Merged<RuleSchema>,
  earlier: Merged<RuleSchema>[],
  { shape, kind }: { shape: MergedShape; kind: MergedKind },
): Problem[] {
  const other = getOther(schema);
  const [name, otherName] = [lastSegment(schema.field), lastSegment(other)];
  const word = schema.below === undefined ? 'atMost' : 'below';
  const report = (message: string, suggestion: string) =>
    origin.source.problemAt([...origin.path, word], message, suggestion);
  if (other === schema.field) return [report(`the rule compares "${name}" with itself.`, 'Name another field.')];
  const units = [schema.field, other].map((field) => shape.fields.get(field)?.schema['x-unit']);
  if (!isSameUnit(units, kind)) {
    const [own, its] = units;
    const message = `"${name}" is in ${own} and "${otherName}" in ${its}, but a rule compares only the numbers.`;
    return [report(message, 'Write it as an entry of "x-checks", which converts units.')];
  }
  const reverse = earlier.find(({ schema: before }) => before.field === other && getOther(before) === schema.field);
  if (reverse && (schema.below ?? reverse.schema.below) !== undefined)
    return [
      report(
        `an earlier rule says the opposite of "${name}" and "${otherName}", so no values satisfy both.`,
        'Remove one of the two.',
      ),
    ];
  const isRepeated = earlier.some(({ schema: before }) => before.field === schema.field && getOther(before) === other);
  return isRepeated
    ? [
        toWarning(
          report(`"${name}" and "${otherName}" are compared by an earlier rule already.`, 'Remove one of the two.'),
        ),
      ]
    : [];
}

function getOther({ below, atMost }: RuleSchema): string {
  return below ?? atMost ?? '';
}

/** Whether two numbers can be compared as they are; units that can't be read are reported elsewhere. */
function isSameUnit([own, its]: (string | undefined)[], kind: MergedKind): boolean {
  if (own === its || own === undefined || its === undefined) return true;
  const [first, second] = [readUnit(own, kind), readUnit(its, kind)];
  if (!('unit' in first && 'unit' in second)) return true;
  return divideUnits(first.unit, second.unit).size === 0;
}

/** Whether two fields are properties of the same object, in whichever case. */
function isSameObject(name: string, other: string): boolean {
  const toObject = (path: string) => parentPrefix(path).replaceAll(/=[^/]*\//g, '');
  return toObject(name) === toObject(other);
}
