import type { JSONPath } from 'jsonc-parser';
import { didYouMean } from './didYouMean.ts';
import { curveFields } from './expandCurves.ts';
import type { FieldSchema } from './KindFile.ts';
import type { Merged, MergedKind } from './mergeKind.ts';
import type { Problem } from './Problem.ts';
import { fieldType } from './toDefinition.ts';

/** What a kind says that its form, its checks or its routes could not honour. */
export function checkKind(kind: MergedKind): Problem[] {
  return [
    ...[...kind.fields].flatMap(([name, field]) => checkField(name, field)),
    ...checkCurves(kind),
    ...checkRules(kind),
    ...checkPlaces(kind),
  ];
}

function checkField(name: string, { schema, origin }: Merged<FieldSchema>): Problem[] {
  const problems: Problem[] = [];
  const tell = (path: JSONPath, message: string, suggestion?: string) =>
    problems.push(origin.source.problemAt([...origin.path, ...path], message, suggestion));
  if (!schema.type) {
    tell(
      [],
      `field "${name}" has no type, so it can have no input.`,
      'Give it "type": "number", "integer", "string" or "boolean".',
    );
    return problems;
  }
  if (!schema.title) tell([], `field "${name}" has no title, so it would have no label.`);
  const type = fieldType(schema);
  const isNumber = type === 'number' || type === 'integer';
  const { minimum = schema.exclusiveMinimum, maximum = schema.exclusiveMaximum } = schema;
  if (minimum !== undefined && maximum !== undefined && minimum > maximum) {
    tell(['minimum'], `"minimum" ${minimum} is above "maximum" ${maximum}, so no value would be accepted.`);
  }
  for (const word of NUMBER_WORDS) {
    if (schema[word] !== undefined && !isNumber)
      tell([word], `"${word}" has a meaning for numbers only; "${name}" is a ${type} field.`);
  }
  for (const word of TEXT_WORDS) {
    if (schema[word] !== undefined && schema.type !== 'string')
      tell([word], `"${word}" has a meaning for text only; "${name}" is a ${type} field.`);
  }
  const accepted = schema.enum?.map(String) ?? [];
  for (const [index, value] of (schema.enum ?? []).entries()) {
    const fits = schema.type === 'string' ? typeof value === 'string' : typeof value === 'number';
    if (!fits) tell(['enum', index], `${JSON.stringify(value)} does not fit the type of "${name}".`);
  }
  for (const value of Object.keys(schema['x-labels'] ?? {})) {
    if (!accepted.includes(value))
      tell(['x-labels', value], `"${value}" is not among the accepted values.`, didYouMean(value, accepted));
  }
  for (const [index, value] of (schema['x-offer'] ?? []).entries()) {
    if (!accepted.includes(String(value)))
      tell(['x-offer', index], `"${value}" is not among the accepted values.`, didYouMean(String(value), accepted));
  }
  return problems;
}

const NUMBER_WORDS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'x-warn'] as const;
const TEXT_WORDS = [
  'minLength',
  'maxLength',
  'pattern',
  'x-list',
  'x-rows',
  'x-lowercase',
  'x-input',
  'x-same-as',
] as const;

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
      if (!field.schema['x-list'])
        return [
          source.problemAt(
            place,
            `curve "${id}" needs a list, but "${name}" is none.`,
            'Give the field "x-list": "numbers" or "percentages".',
          ),
        ];
      return [];
    });
    if (schema.x.from !== undefined && schema.x.to !== undefined && schema.x.to <= schema.x.from) {
      problems.push(
        source.problemAt([...origin.path, 'x', 'to'], '"to" must be above "from", or the curve has no two points.'),
      );
    }
    if (schema.x.field !== undefined && schema.y.some(({ fields: numbered }) => numbered !== undefined)) {
      problems.push(
        source.problemAt([...origin.path, 'y'], `curve "${id}" mixes a list for x with numbered fields for y.`),
      );
    }
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
      return type === 'number' || type === 'integer'
        ? []
        : [origin.source.problemAt(path, `the rule compares numbers, but "${name}" is a ${type} field.`)];
    }),
  );
}

function checkPlaces(kind: MergedKind): Problem[] {
  const problems: Problem[] = [];
  const placed = new Map<string, string>();
  const curveOf = new Map(
    [...kind.curves].flatMap(([id, { schema }]) => curveFields(schema).map((name) => [name, id])),
  );
  for (const { schema: tab, origin } of kind.tabs.values()) {
    const { source } = origin;
    if (tab.title === undefined && kind.tabTitles[tab.id] === undefined) {
      problems.push(
        source.problemAt(
          [...origin.path, 'id'],
          `tab "${tab.id}" has no title.`,
          didYouMean(tab.id, Object.keys(kind.tabTitles)) ?? 'Give it a "title".',
        ),
      );
    }
    for (const [group, { fields }] of tab.groups.entries()) {
      for (const [index, item] of fields.entries()) {
        const tell = (message: string, suggestion?: string) =>
          problems.push(source.problemAt([...origin.path, 'groups', group, 'fields', index], message, suggestion));
        const field = kind.fields.get(item);
        const curve = curveOf.get(item);
        if (curve !== undefined) tell(`"${item}" is edited by the curve "${curve}".`, `Put "${curve}" here instead.`);
        else if (!field && !kind.curves.has(item))
          tell(
            `there is no field or curve "${item}".`,
            didYouMean(item, [...kind.fields.keys(), ...kind.curves.keys()]),
          );
        else if (field?.schema['x-hidden'] || field?.schema['x-system'])
          tell(`"${item}" is hidden, so it can't stand in a tab.`);
        else if (placed.has(item)) tell(`"${item}" stands in tab "${placed.get(item)}" already.`);
        placed.set(item, tab.id);
      }
    }
  }
  return [...problems, ...unplaced(kind, placed, curveOf)];
}

function unplaced(kind: MergedKind, placed: Map<string, string>, curveOf: Map<string, string>): Problem[] {
  const tabIds = [...kind.tabs.keys()].map((id) => `"${id}"`).join(', ');
  const fields = [...kind.fields].flatMap(([name, { schema, origin }]) => {
    if (placed.has(name) || curveOf.has(name) || schema['x-hidden'] || schema['x-system']) return [];
    const own = origin.source === kind.source ? origin : { source: kind.source, path: ['x-tabs'] };
    return [
      own.source.problemAt(
        own.path,
        `field "${name}" stands in no tab, so it would never be shown.`,
        `Put it in a group of ${tabIds}, or give it "x-hidden": true.`,
      ),
    ];
  });
  const curves = [...kind.curves].flatMap(([id, { origin }]) =>
    placed.has(id)
      ? []
      : [
          origin.source.problemAt(
            origin.path,
            `curve "${id}" stands in no tab, so it would never be shown.`,
            `Put it in a group of ${tabIds}.`,
          ),
        ],
  );
  return [...fields, ...curves];
}
