import type { JSONPath } from 'jsonc-parser';
import type { HiddenFate } from '#model/FormDefinition.ts';
import { curveFields } from './expandCurves.ts';
import type { FieldSchema } from './KindFile.ts';
import type { Merged, MergedKind, MergedShape } from './mergeKind.ts';
import type { SourceFile } from './SourceFile.ts';

/** One `x-shown-when` or `x-required-when`, with everything that it affects. */
export interface ConditionStatement {
  word: 'x-shown-when' | 'x-required-when';
  text: string;
  /** The field or object, or the tab. */
  target: { name: string; tab?: undefined } | { tab: string };
  /** The fields that it shows or requires. */
  covers: string[];
  fate: HiddenFate;
  origin: { source: SourceFile; path: JSONPath };
}

/** Lists the conditions of a kind's tabs, objects and fields, from the outside in. */
export function listConditions(kind: MergedKind): ConditionStatement[] {
  const tabs = [...kind.tabs.values()].flatMap(({ schema, origin }): ConditionStatement[] => {
    const { 'x-shown-when': text, 'x-when-hidden': fate = 'keep' } = schema;
    if (text === undefined) return [];
    const covers = tabFields(
      kind,
      schema.groups.flatMap(({ fields }) => fields),
    );
    return [
      { word: 'x-shown-when', text, target: { tab: schema.id }, covers, fate, origin: at(origin, 'x-shown-when') },
    ];
  });
  const nodes = [...kind.objects, ...kind.fields];
  return [...tabs, ...nodes.flatMap(([name, node]) => listOne(name, node, coveredBy(name, kind)))];
}

/** Lists the conditions of columns, which tables can't have. */
export function listInRows({ tables }: Pick<MergedShape, 'tables'>): ConditionStatement[] {
  return [...tables.values()].flatMap((table) => [
    ...[...table.objects, ...table.fields].flatMap(([name, node]) => listOne(name, node, [name])),
    ...listInRows(table),
  ]);
}

function listOne(name: string, { schema, origin }: Merged<FieldSchema>, covers: string[]): ConditionStatement[] {
  return WORDS.flatMap((word) => {
    const text = schema[word];
    const fate = (word === 'x-shown-when' ? schema['x-when-hidden'] : undefined) ?? 'keep';
    return text === undefined ? [] : [{ word, text, target: { name }, covers, fate, origin: at(origin, word) }];
  });
}

const WORDS = ['x-shown-when', 'x-required-when'] as const;

/** Returns the names of the field itself, or of all fields of the object. */
function coveredBy(name: string, { fields }: MergedKind): string[] {
  return [...fields.keys()].filter((field) => field === name || field.startsWith(`${name}/`));
}

function tabFields(kind: MergedKind, items: readonly string[]): string[] {
  return items.flatMap((item) => {
    const curve = kind.curves.get(item)?.schema;
    return curve ? curveFields(curve) : coveredBy(item, kind);
  });
}

function at({ source, path }: Merged<unknown>['origin'], word: string): ConditionStatement['origin'] {
  return { source, path: [...path, word] };
}
