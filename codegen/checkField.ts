import type { JSONPath } from 'jsonc-parser';
import type { FieldType } from '#model/FormDefinition.ts';
import { checkMap } from './checkMap.ts';
import { checkSoftLimits } from './checkSoftLimits.ts';
import { didYouMean } from './didYouMean.ts';
import { isRegExp } from './isRegExp.ts';
import type { FieldSchema } from './KindFile.ts';
import type { Merged, MergedShape } from './mergeKind.ts';
import type { Problem } from './Problem.ts';
import { fieldType } from './toDefinition.ts';
import { lastSegment, parentPrefix } from './toShape.ts';

type Report = (path: JSONPath, message: string, suggestion?: string) => void;

/** Problems of a field that its input or its check could not handle. */
export function checkField(path: string, { schema, origin }: Merged<FieldSchema>, shape: MergedShape): Problem[] {
  const name = lastSegment(path);
  const problems: Problem[] = [];
  const report: Report = (path, message, suggestion) =>
    problems.push(origin.source.problemAt([...origin.path, ...path], message, suggestion));
  if (schema['x-schema'] !== undefined) {
    checkDocumentWords(name, schema, report);
    return problems;
  }
  if (!schema.type) {
    report(
      [],
      `field "${name}" has no type, so it can have no input.`,
      'Give it "type": "number", "integer", "string", "boolean", "object" or "array".',
    );
    return problems;
  }
  if (!schema.title) report([], `field "${name}" has no title, so it would have no label.`, 'Give it a "title".');
  checkWords(name, schema, report);
  problems.push(...checkMap(name, { schema, origin }, 'isList' in shape));
  const before = problems.length;
  checkLimits(schema, report);
  // If no value is accepted, soft limits don't matter.
  if (problems.length === before) checkSoftLimits(schema, report);
  checkChoices(name, schema, report);
  checkNames(path, schema, shape, report);
  return problems;
}

function checkDocumentWords(name: string, schema: FieldSchema, report: Report): void {
  if (!schema.title) report([], `field "${name}" has no title, so it would have no label.`, 'Give it a "title".');
  for (const word of Object.keys(schema).filter((given) => !DOCUMENT_WORDS.has(given))) {
    const message = `"${word}" does not apply to "${name}", as "x-schema" says all about what it holds.`;
    report([word], message, `Leave it out, or say it in schemas/documents/${schema['x-schema']}.`);
  }
}

const DOCUMENT_WORDS = new Set<string>(['x-schema', 'title', 'description', 'x-note'] satisfies (keyof FieldSchema)[]);

function checkWords(name: string, schema: FieldSchema, report: Report): void {
  const type = fieldType(schema);
  const isMap = type === 'map';
  const restrict = (words: readonly (keyof FieldSchema)[], applies: boolean, to: string, fix?: string) => {
    const given = applies ? [] : words.filter((word) => schema[word] !== undefined);
    const suggestion = type === 'rows' ? 'Give it to a column.' : fix;
    for (const word of given)
      report([word], `"${word}" applies to ${to} only; "${name}" is ${describeType(type)}.`, suggestion);
  };
  restrict(NUMBER_WORDS, type === 'number' || type === 'integer', 'numbers');
  restrict(TEXT_WORDS, schema.type === 'string', 'text');
  restrict(['x-text'], type === 'text', 'text');
  restrict(VALUE_WORDS, type !== 'rows', 'single values');
  restrict(TABLE_WORDS, type === 'rows', 'tables and lists', 'Make it "type": "array".');
  restrict(
    OBJECT_WORDS,
    false,
    isMap ? 'groups of fields' : 'objects',
    isMap ? 'Remove it.' : 'Make it "type": "object".',
  );
  restrict(['const'], false, 'the choice in a branch of "oneOf"', 'Write an "enum" with one value.');
  if (Array.isArray(schema.default) && type !== 'rows' && !isMap)
    report(['default'], `"default" is a list of rows, but "${name}" is ${describeType(type)}.`, 'Give one value.');
  const messages = schema['x-message'];
  if (typeof messages === 'object') {
    for (const rule of Object.keys(messages)) {
      if (!RULES.includes(rule)) {
        const message = `"${rule}" is not a rule that a field could break, so this message would never be shown.`;
        report(['x-message', rule], message, didYouMean(rule, RULES) ?? `Rules: ${RULES.join(', ')}.`);
      }
    }
  }
  if (schema.pattern !== undefined && !isRegExp(schema.pattern)) {
    report(
      ['pattern'],
      `"pattern" ${JSON.stringify(schema.pattern)} is not a valid regular expression, so nothing could match it.`,
    );
  }
}

const NUMBER_WORDS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'x-warn', 'x-empty'] as const;
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
const VALUE_WORDS = ['enum', 'x-labels', 'x-offer', 'x-unit', 'x-placeholder', 'x-autocomplete'] as const;
const TABLE_WORDS = ['items', 'minItems', 'maxItems', 'uniqueItems', 'x-row', 'x-unique'] as const;
const OBJECT_WORDS = ['properties', 'required', 'x-rules', 'x-choice', 'x-cases', 'oneOf'] as const;
const RULES = [
  'required',
  'type',
  'enum',
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'pattern',
  'isEmail',
  'isVisible',
  'isPlainLine',
  'isSameText',
  'isNumberList',
  'isPercentageList',
  'hasLength',
  'isRising',
  'matchesLength',
  'isBelow',
  'isAtMost',
  'isUnique',
  'minItems',
  'maxItems',
];

/** 'a number field', 'a table'. */
export function describeType(type: FieldType): string {
  return type === 'rows' ? 'a table' : `a ${type} field`;
}

function checkLimits(schema: FieldSchema, report: Report): void {
  for (const low of ['minimum', 'exclusiveMinimum'] as const) {
    for (const high of ['maximum', 'exclusiveMaximum'] as const) {
      const { [low]: least = -Infinity, [high]: most = Infinity } = schema;
      const touch = low === 'minimum' && high === 'maximum' ? 'above' : 'not below';
      if (least > most || (least === most && touch === 'not below'))
        report([low], `"${low}" ${least} is ${touch} "${high}" ${most}, so no value would be accepted.`);
    }
  }
  const { minLength = 0, maxLength = minLength } = schema;
  if (minLength > maxLength)
    report(['minLength'], `"minLength" ${minLength} is above "maxLength" ${maxLength}, so no text would be accepted.`);
}

function checkChoices(name: string, schema: FieldSchema, report: Report): void {
  const accepted = schema.enum?.map(String) ?? [];
  const suggest = (value: string) => didYouMean(value, accepted) ?? `Accepted: ${accepted.join(', ') || 'no "enum"'}.`;
  for (const [index, value] of (schema.enum ?? []).entries()) {
    const wanted = schema.type === 'string' ? 'text' : schema.type === 'boolean' ? 'on or off' : 'a number';
    const given = typeof value === 'string' ? 'text' : 'a number';
    if (wanted !== given)
      report(
        ['enum', index],
        `${JSON.stringify(value)} is ${given}, but "${name}" holds ${wanted}, so it could never be chosen.`,
      );
  }
  for (const value of Object.keys(schema['x-labels'] ?? {})) {
    if (!accepted.includes(value))
      report(
        ['x-labels', value],
        `"${value}" is not among the accepted values of "${name}", so its label would never be shown.`,
        suggest(value),
      );
  }
  for (const [index, value] of (schema['x-offer'] ?? []).entries()) {
    if (!accepted.includes(String(value)))
      report(
        ['x-offer', index],
        `"${value}" is not among the accepted values of "${name}", so choosing it would be an error.`,
        suggest(String(value)),
      );
  }
}

function checkNames(path: string, schema: FieldSchema, { fields }: MergedShape, report: Report): void {
  const name = lastSegment(path);
  const same = schema['x-same-as'];
  const others = [...fields.keys()]
    .filter((other) => other !== path && parentPrefix(other) === parentPrefix(path))
    .map(lastSegment);
  if (same !== undefined && !others.includes(same))
    report(['x-same-as'], `"${name}" must repeat another field, but there is no "${same}".`, didYouMean(same, others));
  for (const [index, earlier] of (schema['x-renamed-from'] ?? []).entries()) {
    if (fields.has(earlier))
      report(
        ['x-renamed-from', index],
        `"${name}" can't take over the values of "${earlier}", which is still a field.`,
        `Remove the field "${earlier}", or this name.`,
      );
  }
}
