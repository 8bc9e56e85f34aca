import type { JSONPath } from 'jsonc-parser';
import type { FieldSchema } from './KindFile.ts';
import type { Merged, MergedKind, MergedShape } from './mergeKind.ts';
import { type Problem, toWarning } from './Problem.ts';
import { lastSegment, parentPrefix } from './toShape.ts';

/** Warns of tabs, groups, fields and choices that share a title. */
export function checkDuplicateTitles(kind: MergedKind): Problem[] {
  // A tab that is defined twice is reported elsewhere.
  const tabs = [...kind.tabs].filter(([key, { schema }]) => key === schema.id).map(([, tab]) => tab);
  const titled = tabs.map(({ schema, origin }) => ({
    title: schema.title ?? kind.tabTitles[schema.id] ?? schema.id,
    at: { ...origin, path: [...origin.path, schema.title === undefined ? 'id' : 'title'] },
  }));
  return [
    ...warnOfTwins('tab', titled),
    ...tabs.flatMap(({ schema: { groups }, origin }) => [
      ...warnOfTwins(
        'group',
        groups.map(({ title }, index) => ({
          title,
          at: { ...origin, path: [...origin.path, 'groups', index, 'title'] },
        })),
      ),
      ...warnOfTwins(
        'field',
        [...new Set(groups.flatMap(({ fields }) => fields))].flatMap((item) => findTitle(item, kind) ?? []),
      ),
    ]),
    ...checkParts(kind),
  ];
}

interface Titled {
  title: string;
  at: { source: MergedKind['source']; path: JSONPath };
}

function findTitle(item: string, { fields, objects, curves }: MergedKind): Titled | undefined {
  const part: Merged<{ title?: string }> | undefined = fields.get(item) ?? objects.get(item) ?? curves.get(item);
  return part?.schema.title === undefined
    ? undefined
    : { title: part.schema.title, at: { ...part.origin, path: [...part.origin.path, 'title'] } };
}

/** Warns of shared titles within objects and rows, and among the choices of a field. */
function checkParts(shape: MergedShape): Problem[] {
  const nested = [...shape.fields].filter(([name]) => name.includes('/'));
  const prefixes = new Set(nested.map(([name]) => parentPrefix(name)));
  return [
    ...[...prefixes].flatMap((prefix) =>
      warnOfTwins(
        'field',
        nested.filter(([name]) => parentPrefix(name) === prefix).flatMap(([, field]) => titledField(field)),
      ),
    ),
    ...[...shape.fields].flatMap(([name, field]) => checkLabels(lastSegment(name), field)),
    ...[...shape.tables.values()].flatMap((table) => [
      ...warnOfTwins('column', table.isList ? [] : [...table.fields.values()].flatMap(titledField)),
      ...checkParts(table),
    ]),
  ];
}

function titledField({ schema: { title }, origin }: Merged<FieldSchema>): Titled[] {
  return title === undefined ? [] : [{ title, at: { ...origin, path: [...origin.path, 'title'] } }];
}

function checkLabels(name: string, { schema, origin }: Merged<FieldSchema>): Problem[] {
  const values = [...new Set((schema.enum ?? []).map(String))];
  const { 'x-labels': given, 'x-offer': offered } = schema;
  const report = (word: string, message: string, suggestion: string) =>
    toWarning(origin.source.problemAt([...origin.path, word], message, suggestion));
  // If a label belongs to no value, or a value has outer blanks, it is unclear which value was meant.
  const isSound = Object.keys(given ?? {}).every((value) => values.includes(value)) && values.every(isTrimmed);
  const bare = given && isSound && schema.type === 'string' ? values.filter((value) => given[value] === undefined) : [];
  const unlabelled = bare.map((value) =>
    report('x-labels', `"${value}" of "${name}" has no label, so planners see the value itself.`, 'Give it one.'),
  );
  const isOffered = !offered?.length || offered.some((value) => value === schema.default);
  const unoffered =
    isOffered || !schema.enum || schema.default === undefined
      ? []
      : [
          report(
            'default',
            `a new component has "${schema.default}", which "x-offer" does not offer.`,
            'Offer it as well.',
          ),
        ];
  return [...unlabelled, ...unoffered, ...findTwinLabels(name, values, { schema, origin })];
}

function isTrimmed(text: string): boolean {
  return text !== '' && text.trim() === text;
}

function findTwinLabels(name: string, values: readonly string[], { schema, origin }: Merged<FieldSchema>): Problem[] {
  const labels = values.map((value) => fold(schema['x-labels']?.[value] ?? value));
  return values.flatMap((value, index) => {
    const first = labels.indexOf(labels[index] ?? '');
    if (first === index) return [];
    const message = `planners can't tell "${values[first]}" from "${value}" of "${name}", as both are called "${schema['x-labels']?.[value] ?? value}".`;
    const path = [...origin.path, ...(schema['x-labels']?.[value] === undefined ? ['enum'] : ['x-labels', value])];
    return [toWarning(origin.source.problemAt(path, message, 'Give them different labels.'))];
  });
}

function warnOfTwins(noun: string, titled: readonly Titled[]): Problem[] {
  return titled.flatMap(({ title, at: { source, path } }, index) => {
    const isTwin = titled.slice(0, index).some((other) => fold(other.title) === fold(title));
    if (!isTwin) return [];
    const message = `another ${noun} beside it is called "${title}" as well, so planners can't tell them apart.`;
    return [toWarning(source.problemAt(path, message, 'Give them different titles.'))];
  });
}

/** Returns the same text for titles that look the same to a reader in a hurry. */
function fold(title: string): string {
  return title.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
