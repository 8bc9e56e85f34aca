import { toTitle } from '#codegen/toTitle.ts';
import { isRecord } from '#model/isRecord.ts';
import { toCondition } from './conditionSchemas.ts';
import type { Resolved, SchemaResolver } from './SchemaResolver.ts';
import { listProperties } from './schemaTypes.ts';
import { toChoices, valueLabel } from './toChoices.ts';

/**
 * Returns the conditions of an object in words: 'Fuel is Diesel or Gas'. All conditions of one of the lists have to
 * hold.
 */
export function conditionWords(resolver: SchemaResolver, schema: Resolved, lists: readonly unknown[][]): string {
  const known = new Map(listProperties(schema));
  const toText = (condition: unknown) => clause(toCondition(resolver, condition));
  return [...new Set(lists.map((list) => [...new Set(list.map(toText))].join(' and ')))].join(', or ');

  function clause(condition: unknown): string {
    if (!isRecord(condition)) return UNCLEAR;
    const { properties, required, not, anyOf, allOf } = condition;
    const named = isRecord(properties) ? properties : {};
    const others = Array.isArray(required) ? required.filter((name) => !Object.hasOwn(named, name)) : [];
    const clauses = [
      ...Object.entries(named).map(([name, inner]) => predicate(name, inner)),
      ...others.map((name) => predicate(String(name), {})),
      ...(isRecord(not) ? [negate(clause(not))] : []),
      ...(Array.isArray(allOf) ? allOf.map(clause) : []),
    ];
    const choice = Array.isArray(anyOf) ? [anyOf.map(clause).join(' or ')] : [];
    if (clauses.length > 0) return [...clauses, ...choice.map((text) => `(${text})`)].join(' and ');
    return choice[0] ?? UNCLEAR;
  }

  function predicate(name: string, inner: unknown): string {
    const property = resolver.resolve(known.get(name));
    const title = typeof property.words.title === 'string' ? property.words.title : toTitle(name);
    const words = isRecord(inner) ? inner : {};
    const values = Object.hasOwn(words, 'const') ? [words.const] : words.enum;
    if (Array.isArray(values)) {
      const choices = toChoices(property, resolver) ?? [];
      const labels = values.map((value) => choices.find((choice) => choice.value === value)?.label ?? valueText(value));
      return `${title} is ${labels.join(' or ')}`;
    }
    if (Object.keys(words).length === 0) return `${title} is filled in`;
    const limits = LIMITS.flatMap(([word, text]) =>
      typeof words[word] === 'number' ? [`${text} ${words[word]}`] : [],
    );
    return limits.length > 0 ? `${title} is ${limits.join(' and ')}` : `${title} is as required`;
  }
}

function valueText(value: unknown): string {
  return typeof value === 'boolean' ? (value ? 'on' : 'off') : valueLabel(value);
}

function negate(text: string): string {
  const isPlain = text.split(' is ').length === 2 && !/ and | or /.test(text);
  return isPlain ? text.replace(' is ', ' is not ') : `not: ${text}`;
}

const UNCLEAR = 'the record is as required';

const LIMITS = [
  ['minimum', 'at least'],
  ['exclusiveMinimum', 'above'],
  ['maximum', 'at most'],
  ['exclusiveMaximum', 'below'],
] as const;
