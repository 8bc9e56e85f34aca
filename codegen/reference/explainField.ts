import type { CheckedKind } from '#codegen/emit.ts';
import { LIMIT_WORDS } from '#codegen/limitWords.ts';
import type { FieldDefinition, Issue } from '#model/FormDefinition.ts';
import { issueMessage } from '#model/issueMessage.ts';
import type { ReferenceItem } from '#model/kindReference.ts';
import { fieldNotes } from './fieldNotes.ts';
import { formatPlace } from './formatPlace.ts';

/** An item of a kind, its place and its tab. */
export interface FoundItem {
  item: ReferenceItem;
  /** As a definition names it; the column of a table as 'periods/#/price'. */
  place: string;
  tab: string;
}

/** Returns everything that is defined about a field, object, curve or derived value of a kind, one line each. */
export function explainField({ item, place, tab }: FoundItem, kind: CheckedKind): string[] {
  const { merged, definition } = kind;
  const field = definition.fields[item.id];
  const derived = item.sort === 'derived' ? merged.derived.get(item.id)?.schema : undefined;
  const checks = merged.checks.filter(({ schema: { at } }) => at.includes(field?.curve ?? item.id));
  const facts: [string, string][] = [
    ['Written in', formatPlace(place, kind)],
    ['Shown in', tab],
    ...item.facts.map(({ term, text }): [string, string] => [term, text]),
    ...(derived ? [['Expression', derived.value] as [string, string]] : []),
    ...(derived?.when ? [['Only while', derived.when] as [string, string]] : []),
    ...checks.map(({ schema: { require, when } }): [string, string] => [
      'Checked',
      when === undefined ? require : `${require}, while ${when}`,
    ]),
    ...(field ? fieldFacts(field, kind) : []),
    ...fieldNotes(item.id, merged).map((note): [string, string] => ['Note', note]),
  ];
  const longest = Math.max(...facts.map(([term]) => term.length));
  return [
    `${definition.id}.${item.id}  ${item.title}`,
    ...(item.help === '' ? [] : [`  ${item.help}`]),
    ...facts.map(([term, text]) => `  ${term.padEnd(longest)}  ${text}`),
    ...(item.items.length === 0 ? [] : [`  ${'Holds'.padEnd(longest)}  ${item.items.map(({ id }) => id).join(', ')}`]),
  ];
}

/** Returns the form's messages about broken rules, and the values that the API accepts. */
function fieldFacts(field: FieldDefinition, { definition }: CheckedKind): [string, string][] {
  const messages = brokenRules(field).map((issue) => issueMessage(issue, definition, issue.params.value));
  return [
    ...[...new Set(messages)].map((text): [string, string] => ['Message', text]),
    ['In the API', field.system ? `${jsonText(field)}; read only` : `${jsonText(field)}; ${createText(field)}`],
  ];
}

function brokenRules(field: FieldDefinition): Issue[] {
  const limits = LIMIT_WORDS.flatMap((code) =>
    field[code] === undefined ? [] : [{ code, params: { limit: field[code] } }],
  );
  const others = [
    ...(field.required ? [{ code: 'required', params: {} }] : []),
    ...(field.type === 'number' || field.type === 'integer' ? [{ code: 'type', params: { value: 'x' } }] : []),
    ...(field.pattern === undefined ? [] : [{ code: 'pattern', params: {} }]),
    ...(field.choices ? [{ code: 'enum', params: { value: '?' } }] : []),
    ...(field.type === 'list' ? [{ code: 'isNumberList', params: { value: '?' } }] : []),
  ];
  return [...others, ...limits].map(({ code, params }) => ({ field: field.name, code, params }));
}

function jsonText({ type, nullable, table }: FieldDefinition): string {
  const text = table ? (table.isList ? 'a list of values' : 'a list of objects') : JSON_TYPES[type];
  return nullable ? `${text}, or null if it is empty` : text;
}

const JSON_TYPES: Record<FieldDefinition['type'], string> = {
  number: 'a number',
  integer: 'a whole number',
  text: 'a text',
  flag: 'true or false',
  choice: 'one of the choices',
  list: 'a text of numbers separated by commas',
  rows: 'a list',
  map: 'an object of x, y and z',
};

function createText({ required, default: value }: FieldDefinition): string {
  if (required) return 'required to create one';
  return value === undefined ? 'may be left out' : `${JSON.stringify(value)} if it is left out`;
}
