import { OWN_MESSAGE_CODES } from '#model/lineMessage.ts';
import { didYouMean } from './didYouMean.ts';
import type { FieldSchema } from './KindFile.ts';
import { LIMIT_WORDS } from './limitWords.ts';
import type { Report } from './Report.ts';
import { fieldType } from './toDefinition.ts';

/** The sources of a field's rules apart from its own keywords. */
export interface RuleSources {
  isRequired: boolean;
  /** Whether a curve edits it. */
  isInCurve: boolean;
  /** Whether a rule compares it with another field. */
  isCompared: boolean;
  /** Whether it is one of the columns whose values must differ from row to row. */
  isUnique: boolean;
}

/** Reports messages for rules that a field does not have, as they would never be shown. */
export function checkMessages(name: string, schema: FieldSchema, sources: RuleSources, report: Report): void {
  const messages = schema['x-message'];
  if (messages === undefined) return;
  const rules = listRules(schema, sources);
  if (typeof messages === 'string') {
    if (rules.some((rule) => OWN_MESSAGE_CODES.has(rule))) return;
    const message = `"x-message" explains a broken limit, but "${name}" has none, so it would never be shown.`;
    report(['x-message'], message, `Add a limit, or name the rule: { "${rules[0]}": "..." }.`);
    return;
  }
  for (const rule of Object.keys(messages)) {
    if (rules.includes(rule)) continue;
    const message = RULES.includes(rule)
      ? `"${name}" has no rule "${rule}" to break, so this message would never be shown.`
      : `"${rule}" is not a rule that a field could break, so this message would never be shown.`;
    const known = RULES.includes(rule) ? undefined : didYouMean(rule, RULES);
    report(['x-message', rule], message, known ?? `Rules of "${name}": ${rules.join(', ')}.`);
  }
}

const RULES = [
  'required',
  'type',
  'enum',
  ...LIMIT_WORDS,
  'pattern',
  'isEmail',
  'isVisible',
  'isPlainLine',
  'isStorable',
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

function listRules(schema: FieldSchema, sources: RuleSources): string[] {
  const given = (...words: (keyof FieldSchema)[]) => words.filter((word) => schema[word] !== undefined);
  const { isRequired, isInCurve, isCompared, isUnique } = sources;
  const needed = isRequired || schema['x-required-when'] !== undefined || (schema.minLength ?? 0) > 0;
  const always = ['type', ...(needed ? ['required'] : []), ...(isUnique ? ['isUnique'] : [])];
  switch (fieldType(schema)) {
    case 'number':
    case 'integer':
      return [
        ...always,
        ...given('minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum'),
        ...(isCompared ? ['isBelow', 'isAtMost'] : []),
      ];
    case 'choice':
      return [...always, 'enum'];
    case 'list':
      return [
        ...always,
        'isNumberList',
        ...(schema['x-list'] === 'percentages' ? ['isPercentageList'] : []),
        ...(isInCurve ? ['hasLength', 'isRising', 'matchesLength'] : []),
      ];
    case 'rows':
      return [...always, 'minItems', 'maxItems', ...(schema.uniqueItems ? ['isUnique'] : [])];
    case 'text':
      return [
        ...always,
        // A minLength of 1 is the rule that the text is required.
        ...((schema.minLength ?? 0) > 1 ? ['minLength'] : []),
        ...given('maxLength', 'pattern'),
        ...(schema['x-text'] === 'name' ? ['isVisible', 'isPlainLine'] : ['isStorable']),
        ...(schema['x-input'] === 'email' ? ['isEmail'] : []),
        ...(schema['x-same-as'] === undefined ? [] : ['isSameText']),
      ];
    case 'map':
      return [...always, 'minimum', 'maximum', 'minItems', 'maxItems', 'isRising', 'isMapSize'];
    case 'flag':
      return always;
  }
}
