import { checkContradictoryWords } from './checkContradictoryWords.ts';
import { checkFieldWords } from './checkFieldWords.ts';
import { checkLowercase } from './checkLowercase.ts';
import { checkMap } from './checkMap.ts';
import { checkMessages, type RuleSources } from './checkMessages.ts';
import { checkPattern } from './checkPattern.ts';
import { checkSoftLimits } from './checkSoftLimits.ts';
import { didYouMean } from './didYouMean.ts';
import { explainImpossibleName } from './explainImpossibleName.ts';
import type { FieldSchema } from './KindFile.ts';
import type { Merged, MergedShape } from './mergeKind.ts';
import { type Problem, toWarning } from './Problem.ts';
import type { Report } from './Report.ts';
import { fieldType } from './toDefinition.ts';
import { lastSegment, parentPrefix } from './toShape.ts';

/** Reports problems of a field that its input or its check could not handle. */
export function checkField(
  path: string,
  { schema, origin }: Merged<FieldSchema>,
  { shape, sources }: { shape: MergedShape; sources: RuleSources },
): Problem[] {
  const name = lastSegment(path);
  const problems: Problem[] = [];
  const report: Report = (path, message, suggestion) =>
    problems.push(origin.source.problemAt([...origin.path, ...path], message, suggestion));
  const warn: Report = (path, message, suggestion) =>
    problems.push(toWarning(origin.source.problemAt([...origin.path, ...path], message, suggestion)));
  if (schema['x-schema'] !== undefined) {
    checkDocumentWords(name, schema, report);
    return problems;
  }
  const { source, path: place } = origin.shared ?? origin;
  const reportLack = (message: string, suggestion: string) =>
    problems.push(source.problemAt(place, message, suggestion));
  if (!schema.type) {
    reportLack(
      `field "${name}" has no type, so it can have no input.`,
      'Give it "type": "number", "integer", "string", "boolean", "object" or "array".',
    );
    return problems;
  }
  if (!schema.title) reportLack(`field "${name}" has no title, so it would have no label.`, 'Give it a "title".');
  checkFieldWords(name, schema, report);
  checkMessages(name, schema, sources, report);
  if (schema.pattern !== undefined) checkPattern(schema.pattern, report, warn);
  checkLowercase(name, schema, report);
  checkContradictoryWords(schema, warn);
  if (schema['x-empty'] !== undefined && sources.isRequired)
    report(['x-empty'], `"x-empty" says what an empty number means, but "${name}" is required and never empty.`);
  problems.push(...checkMap(name, { schema, origin }, 'isList' in shape));
  const before = problems.length;
  checkLimits(schema, report);
  // If no value is accepted, soft limits don't matter.
  if (problems.length === before) checkSoftLimits(schema, report);
  checkChoices(name, schema, report);
  checkNames(path, schema, shape, report);
  if (schema['x-renamed-from']?.length === 0)
    warn(['x-renamed-from'], '"x-renamed-from" names no earlier name, so it has no effect.', 'Leave it out.');
  return problems;
}

function checkDocumentWords(name: string, schema: FieldSchema, report: Report): void {
  if (!schema.title) report([], `field "${name}" has no title, so it would have no label.`, 'Give it a "title".');
  for (const word of Object.keys(schema).filter((given) => !DOCUMENT_WORDS.has(given))) {
    const message = `"${word}" does not apply to "${name}", as "x-schema" fully describes what it holds.`;
    report([word], message, `Leave it out, or state it in schemas/documents/${schema['x-schema']}.`);
  }
}

const DOCUMENT_WORDS = new Set<string>(['x-schema', 'title', 'description', 'x-note'] satisfies (keyof FieldSchema)[]);

function checkLimits(schema: FieldSchema, report: Report): void {
  for (const low of ['minimum', 'exclusiveMinimum'] as const) {
    for (const high of ['maximum', 'exclusiveMaximum'] as const) {
      const { [low]: least = -Infinity, [high]: most = Infinity } = schema;
      const touch = low === 'minimum' && high === 'maximum' ? 'above' : 'not below';
      if (least > most || (least === most && touch === 'not below'))
        report([low], `"${low}" ${least} is ${touch} "${high}" ${most}, so no value would be accepted.`);
      else if (fieldType(schema) === 'integer' && !holdsInteger(schema, low, high))
        report([low], `there is no whole number between "${low}" ${least} and "${high}" ${most}.`);
    }
  }
  for (const [open, closed] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    if (schema[open] === undefined || schema[closed] === undefined) continue;
    const message = `"${open}" ${schema[open]} and "${closed}" ${schema[closed]} limit the same side, so only one of them has an effect.`;
    report([closed], message, 'Remove one of the two.');
  }
  const { minLength = 0, maxLength = minLength } = schema;
  if (minLength > maxLength)
    report(['minLength'], `"minLength" ${minLength} is above "maxLength" ${maxLength}, so no text would be accepted.`);
}

type Low = 'minimum' | 'exclusiveMinimum';
type High = 'maximum' | 'exclusiveMaximum';

function holdsInteger(schema: FieldSchema, low: Low, high: High): boolean {
  const { [low]: least = -Infinity, [high]: most = Infinity } = schema;
  const first = low === 'minimum' ? Math.ceil(least) : Math.floor(least) + 1;
  const last = high === 'maximum' ? Math.floor(most) : Math.ceil(most) - 1;
  return first <= last;
}

function checkChoices(name: string, schema: FieldSchema, report: Report): void {
  const accepted = schema.enum?.map(String) ?? [];
  const suggest = (value: string) => didYouMean(value, accepted) ?? `Accepted: ${accepted.join(', ') || 'no "enum"'}.`;
  for (const [index, value] of (schema.enum ?? []).entries()) {
    const wanted = schema.type === 'string' ? 'text' : schema.type === 'boolean' ? 'on or off' : 'a number';
    const given = typeof value === 'string' ? 'text' : 'a number';
    if (schema.type === 'integer' && typeof value === 'number' && !Number.isInteger(value))
      report(['enum', index], `${value} is not a whole number, as "${name}" requires, so it could never be chosen.`);
    else if (wanted !== given)
      report(
        ['enum', index],
        `${JSON.stringify(value)} is ${given}, but "${name}" holds ${wanted}, so it could never be chosen.`,
      );
  }
  if (!schema.enum) return;
  checkRepetitions(name, schema, report);
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

function checkRepetitions(name: string, { enum: values = [], ...schema }: FieldSchema, report: Report): void {
  const texts = values.map(String);
  for (const [index, text] of texts.entries()) {
    if (texts.indexOf(text) < index)
      report(['enum', index], `"${text}" is among the accepted values of "${name}" twice.`, 'Remove one of the two.');
    else if (text.trim() !== text || text === '')
      report(
        ['enum', index],
        `the value ${JSON.stringify(text)} of "${name}" is empty, or begins or ends with a space.`,
        'Write it without spaces at its ends.',
      );
  }
  const offered = schema['x-offer'] ?? [];
  if (offered.length === 0 && schema['x-offer'])
    report(
      ['x-offer'],
      `"x-offer" of "${name}" is empty, so nothing could be chosen.`,
      'Leave it out, or name values.',
    );
  for (const [index, value] of offered.entries())
    if (offered.indexOf(value) < index)
      report(['x-offer', index], `"${value}" is offered twice.`, 'Remove one of the two.');
}

function checkNames(path: string, schema: FieldSchema, { fields }: MergedShape, report: Report): void {
  const name = lastSegment(path);
  const same = schema['x-same-as'];
  const others = [...fields.keys()]
    .filter((other) => other !== path && parentPrefix(other) === parentPrefix(path))
    .map(lastSegment);
  if (same === name) report(['x-same-as'], `"${name}" can't repeat itself.`, 'Name the other field.');
  else if (same !== undefined && !others.includes(same))
    report(['x-same-as'], `"${name}" must repeat another field, but there is no "${same}".`, didYouMean(same, others));
  else if (same !== undefined && isOtherInput(schema, fields.get(`${parentPrefix(path)}${same}`)?.schema))
    report(
      ['x-same-as'],
      `one of "${name}" and "${same}" is a password and the other is not, so nobody could enter the same.`,
      'Name the field that this one repeats.',
    );
  else if (same !== undefined && others.indexOf(same) < [...fields.keys()].indexOf(path)) {
    const other = fields.get(`${parentPrefix(path)}${same}`)?.schema;
    if (other?.['x-same-as'] === name)
      report(['x-same-as'], `"${same}" repeats "${name}" already.`, 'Let only the second of the two repeat the first.');
  }
  for (const [index, earlier] of (schema['x-renamed-from'] ?? []).entries()) {
    const lost = explainImpossibleName(earlier);
    if (lost !== undefined) report(['x-renamed-from', index], lost, 'Write the name as the earlier file has it.');
    if (fields.has(earlier))
      report(
        ['x-renamed-from', index],
        `"${name}" can't take over the values of "${earlier}", which is still a field.`,
        `Remove the field "${earlier}", or this name.`,
      );
  }
}

/** Whether one of two fields is a password and the other is not. */
function isOtherInput(schema: FieldSchema, other: FieldSchema | undefined): boolean {
  return other !== undefined && (schema['x-input'] === 'password') !== (other['x-input'] === 'password');
}
