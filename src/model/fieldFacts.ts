import { counted } from './counted.ts';
import { currencyText } from './currencyText.ts';
import { emptyText, valueText } from './displayText.ts';
import type { ConditionDefinition, FieldDefinition, FieldType, FormDefinition } from './FormDefinition.ts';
import { fieldLabel } from './fieldLabel.ts';
import { choiceText, fieldText } from './fieldText.ts';
import { insideSentence } from './insideSentence.ts';
import { joinWords } from './joinWords.ts';
import type { KindCheck } from './Kind.ts';
import { limitText, unusualText } from './limitText.ts';
import { pluralWord } from './pluralWord.ts';
import { isSingle } from './tableRows.ts';

/** One statement about a field: { term: 'Default', text: '10 m' }. */
export interface Fact {
  term: string;
  text: string;
}

export interface FactScope {
  definition: Pick<FormDefinition, 'fields' | 'objects' | 'rules' | 'conditions' | 'tabs'>;
  checks: readonly Pick<KindCheck, 'warn' | 'error' | 'at'>[];
  /** Titles of the derived values by id. */
  derived: ReadonlyMap<string, string>;
  /** Replaces `{currency}`. */
  currency: string;
}

/** Lists the facts of a field in words, in the order in which users look for them. */
export function fieldFacts(field: FieldDefinition, scope: FactScope): Fact[] {
  const { currency } = scope;
  return toFacts(
    [
      ['Case', caseText(field.name, scope)],
      ['Type', typeText(field)],
      ['Unit', unitText(field)],
      ['Accepts', acceptsText(field)],
      ['Warns', warnText(field)],
      ['Choices', choicesText(field)],
      ['Default', defaultText(field, currency)],
      ['Empty', field.empty && `means ${insideSentence(field.empty)}`],
      ...stateFacts(field),
      ...statedConditions(field.name, scope),
      ...ruleFacts(field.name, scope),
      ['Suggestion', field.suggestedBy && `offers ${scope.derived.get(field.suggestedBy) ?? field.suggestedBy}`],
      ['Earlier names', field.renamedFrom?.join(', ')],
    ],
    currency,
  );
}

type Stated = [term: string, text: string | undefined];

function toFacts(stated: readonly Stated[], currency: string): Fact[] {
  return stated.flatMap(([term, text]) => (text ? [{ term, text: currencyText(text, currency) }] : []));
}

/** Lists the conditions of an object or a tab, and what happens to the values that they hide. */
export function conditionFacts(name: string, scope: FactScope): Fact[] {
  return toFacts(statedConditions(name, scope), scope.currency);
}

function statedConditions(name: string, { definition }: FactScope): Stated[] {
  const conditions = definition.conditions ?? [];
  const shown = conditions.filter(({ shows, tabs = [] }) => shows.includes(name) || tabs.includes(name));
  const required = conditions.filter((condition) => condition.requires?.includes(name) && !shown.includes(condition));
  return [
    ['Shown', whileText(shown)],
    ['While hidden', shown.map(({ whenHidden }) => FATES[whenHidden])[0]],
    ['Required', whileText(required)],
  ];
}

function whileText(conditions: readonly ConditionDefinition[]): string | undefined {
  return conditions.length === 0 ? undefined : `while ${joinWords(conditions.map(({ text }) => text))}`;
}

const FATES = {
  keep: 'a stored value stays',
  clear: 'a stored value is emptied on saving',
  default: 'a stored value goes back to the default on saving',
};

/** Returns the choice and its value in whose case the field is; undefined outside variants. */
function caseText(name: string, { definition: { fields, objects = {} } }: FactScope): string | undefined {
  const [, path = '', chosen] = /^(.*)\/=([^/]*)\//.exec(name) ?? [];
  const choice = fields[`${path}/${objects[path]?.variant}`];
  const label = choice?.choices?.find(({ value }) => choiceText(value) === chosen)?.label;
  return chosen === undefined ? undefined : `${choice?.title ?? path}: ${label ?? chosen}`;
}

function stateFacts({ required, readOnly, hidden, system, lowercase, unused }: FieldDefinition): [string, string][] {
  return [
    ['Required', required ? 'always' : ''],
    ['Not used', unused ?? ''],
    ['Editing', system ? 'filled in by the server' : readOnly ? 'shown, never edited' : hidden ? 'never shown' : ''],
    ['Letters', lowercase ? 'stored in lower case' : ''],
  ];
}

function ruleFacts(name: string, { definition, checks }: FactScope): [string, string][] {
  const label = (other: string) => fieldLabel(definition, other) ?? other;
  const rules = definition.rules.flatMap(({ field, below, atMost, message }) => {
    const other = below ?? atMost ?? '';
    if (field === name)
      return [message ?? `${below === undefined ? 'Must not exceed' : 'Must be below'} ${label(other)}`];
    return other === name ? [`${below === undefined ? 'Must not be below' : 'Must be above'} ${label(field)}`] : [];
  });
  const own = checks.filter(({ at }) => at.includes(name));
  return [
    ...rules.map((text): [string, string] => ['Rule', text]),
    ...own.map(({ warn, error }): [string, string] => (error ? ['Error', error] : ['Warning', warn ?? ''])),
  ];
}

const TYPES: Record<FieldType, string> = {
  number: 'Number',
  integer: 'Whole number',
  text: 'Text',
  flag: 'Switch',
  choice: 'Choice',
  list: 'List of numbers',
  rows: 'Table',
  map: 'Map',
};

/** Describes the type of a field: 'Whole number', 'Text of several lines', 'Table of periods'. */
export function typeText({ type, rows, text, list, input, table }: FieldDefinition): string {
  if (list === 'percentages') return 'List of percentages';
  if (table && isSingle(table)) return 'Optional group of fields';
  if (table) return `${table.isList ? 'List' : 'Table'} of ${pluralWord(table.row)}`;
  if (rows !== undefined) return 'Text of several lines';
  if (input !== undefined) return INPUTS[input];
  return text === 'name' ? 'Name on one line' : TYPES[type];
}

const INPUTS = { email: 'Email address', password: 'Password', tel: 'Telephone number', url: 'Address', date: 'Date' };

function unitText({ unit, unitName }: FieldDefinition): string | undefined {
  return unit && unitName && unitName !== unit ? `${unit} (${unitName})` : unit;
}

function acceptsText(field: FieldDefinition): string {
  const { minLength, maxLength, pattern, list, table, map } = field;
  const lengths = limitText({ minimum: minLength, maximum: maxLength });
  const axes = map ? [map.x, map.y, map.z].map((axis) => ({ title: axis.title, limits: limitText(axis) })) : [];
  return [
    limitText(field),
    list === 'percentages' ? '0 to 100 each' : '',
    lengths === '' ? '' : `${lengths} ${lengths.endsWith(' 1') ? 'character' : 'characters'}`,
    pattern === undefined ? '' : `what matches ${pattern}`,
    table && !isSingle(table) ? `${table.least} to ${counted(table.most, table.row)}` : '',
    ...axes.map(({ title, limits }) => (limits === '' ? '' : `${title} ${limits}`)),
  ]
    .filter((text) => text !== '')
    .join(', ');
}

function warnText({ warn }: FieldDefinition): string {
  if (!warn) return '';
  const messages = typeof warn.message === 'string' ? [warn.message] : Object.values(warn.message ?? {});
  const unusual = unusualText(warn);
  return messages.length === 0 ? unusual : `${unusual}: ${messages.map((text) => `“${text}”`).join(', ')}`;
}

function choicesText({ choices, offered }: FieldDefinition): string | undefined {
  if (!choices) return undefined;
  const isOffered = ({ value }: { value: unknown }) => offered === undefined || offered.some((one) => one === value);
  const named = (choice: (typeof choices)[number]) => {
    const text = choiceText(choice.value);
    return choice.label === text ? text : `${choice.label} (${text})`;
  };
  const others = choices.filter((choice) => !isOffered(choice));
  return [
    choices.filter(isOffered).map(named).join(', '),
    ...(others.length === 0 ? [] : [`accepted as well: ${others.map(named).join(', ')}`]),
  ].join('; ');
}

/** Returns the field's value in a new component, as the form shows it; undefined if the field begins empty. */
export function defaultText(field: FieldDefinition, currency: string): string | undefined {
  if (field.default === undefined) return undefined;
  const text = valueText(field, fieldText(field, field.default), currency);
  return text === emptyText(field) ? undefined : text;
}
