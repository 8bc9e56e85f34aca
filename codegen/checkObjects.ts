import type { JSONPath } from 'jsonc-parser';
import { didYouMean } from './didYouMean.ts';
import type { FieldSchema } from './KindFile.ts';
import type { MergedObject, MergedShape, Origin } from './mergeKind.ts';
import type { Problem } from './Problem.ts';
import type { Report } from './Report.ts';
import { lastSegment, parentPrefix } from './toShape.ts';

/**
 * Reports problems of the objects of a record or row: keywords without effect on them, and cases that don't fit their
 * choice.
 */
export function checkObjects(shape: MergedShape): Problem[] {
  return [...shape.objects].flatMap(([path, object]) => {
    const { source, path: place } = object.origin;
    const problems: Problem[] = [];
    const report: Report = (at, message, suggestion) =>
      problems.push(source.problemAt([...place, ...at], message, suggestion));
    const name = lastSegment(path);
    const { schema } = object;
    if (schema.type === undefined) report([], `"${name}" has "properties" and no type.`, 'Give it "type": "object".');
    if (!schema.title) report([], `object "${name}" has no title, so it would have no heading.`, 'Give it a "title".');
    if (Object.keys(schema.properties ?? {}).length === 0 && object.cases.size === 0 && !schema.oneOf)
      report([], `object "${name}" has no properties, so it would be empty.`, 'Give it "properties".');
    for (const word of Object.keys(schema).filter((given) => !OBJECT_WORDS.has(given)))
      report([word], `"${word}" does not apply to the object "${name}".`, 'Give it to the fields inside.');
    return [...problems, ...checkVariant(path, object, shape)];
  });
}

/** Reports keywords that only fields of the record itself may have, on fields in its objects or in rows. */
export function checkNestedWords({ fields }: MergedShape, { isInRow }: { isInRow: boolean }): Problem[] {
  return [...fields].flatMap(([name, { schema, origin }]) => {
    const words = isInRow ? [...RECORD_WORDS, ...WORDS_OUTSIDE_ROWS] : name.includes('/') ? RECORD_WORDS : [];
    return words
      .filter((word) => schema[word] !== undefined)
      .map((word) => {
        const place = WORDS_OUTSIDE_ROWS.some((other) => other === word) ? 'rows of a table' : 'objects and rows';
        const message = `"${word}" has no effect in ${place}, and "${lastSegment(name)}" is in ${isInRow ? 'a row' : 'an object'}.`;
        return origin.source.problemAt([...origin.path, word], message, 'Leave it out.');
      });
  });
}
type Problems = (path: JSONPath, message: string, suggestion?: string) => Problem[];

const OBJECT_WORDS = new Set<string>([
  'type',
  'title',
  'description',
  'properties',
  'required',
  'x-rules',
  'x-choice',
  'x-cases',
  'oneOf',
  'x-shown-when',
  'x-required-when',
  'x-when-hidden',
  'x-note',
] satisfies (keyof FieldSchema)[]);
const RECORD_WORDS = ['x-system', 'x-hidden', 'x-renamed-from', 'x-schema'] as const;
// A cell has one line, and no room for a reason.
const WORDS_OUTSIDE_ROWS = ['x-rows', 'x-used-when', 'x-unused-message'] as const;

function checkVariant(path: string, { schema, origin, cases }: MergedObject, shape: MergedShape): Problem[] {
  const report: Problems = (at, message, suggestion) => [
    origin.source.problemAt([...origin.path, ...at], message, suggestion),
  ];
  const choice = schema['x-choice'];
  if (choice === undefined) {
    const message = '"x-cases" needs "x-choice", the property that decides between them.';
    const suggestion = 'Add "x-choice": "type", and "type" to the properties.';
    // A "oneOf" without a choice is reported where it is read.
    return schema['x-cases'] ? report(['x-cases'], message, suggestion) : [];
  }
  const name = lastSegment(path);
  const field = shape.fields.get(`${path}/${choice}`)?.schema;
  if (!field) {
    const message = `"x-choice" names "${choice}", which is not a property of "${name}".`;
    const meant = didYouMean(choice, findParts(shape, `${path}/`)) ?? `Add "${choice}" to its properties.`;
    return report(['x-choice'], message, meant);
  }
  if (cases.size === 0)
    return report(['x-choice'], '"x-choice" needs "x-cases", the fields of each case.', 'Add "x-cases".');
  if (!field.enum) {
    const message = `"${choice}" decides between cases, but has no "enum" that lists them.`;
    return report(['properties', choice], message, `Give it "enum": ${JSON.stringify([...cases.keys()])}.`);
  }
  const missing = field.enum.flatMap((value, index) => {
    if (cases.has(String(value))) return [];
    const message = `"${value}" can be chosen, but "${name}" has no case for it.`;
    const fix = schema.oneOf
      ? `Add a branch with "const": ${JSON.stringify(value)}.`
      : `Add "${value}": {} to "x-cases".`;
    return report(['properties', choice, 'enum', index], message, fix);
  });
  return [...missing, ...[...cases].flatMap((one) => checkCase(one, { path, values: field.enum ?? [] }, shape))];
}

function checkCase(
  [value, { source, path: place }]: [string, Origin],
  { path, values }: { path: string; values: (string | number)[] },
  shape: MergedShape,
): Problem[] {
  const accepted = values.map(String);
  const known = accepted.includes(value)
    ? []
    : [
        source.problemAt(
          place,
          `case "${value}" could never be chosen, as the choice does not have this value.`,
          didYouMean(value, accepted) ?? `Its values: ${accepted.join(', ')}.`,
        ),
      ];
  const common = findParts(shape, `${path}/`);
  const clashes = findParts(shape, `${path}/=${value}/`).filter((part) => common.includes(part));
  return [
    ...known,
    ...clashes.map((part) =>
      source.problemAt(
        [...place, 'properties', part],
        `"${part}" is a property of "${lastSegment(path)}" in every case, so case "${value}" can't define it again.`,
        'Rename or remove one of the two.',
      ),
    ),
  ];
}

/** Names of the properties of an object or case. */
function findParts({ fields, objects }: MergedShape, prefix: string): string[] {
  return [...fields.keys(), ...objects.keys()].filter((name) => parentPrefix(name) === prefix).map(lastSegment);
}
