import type { FieldType } from '#model/FormDefinition.ts';
import { autocompleteTokens } from './autocompleteTokens.ts';
import { describeType } from './describeType.ts';
import { didYouMean } from './didYouMean.ts';
import type { FieldSchema } from './KindFile.ts';
import type { Report } from './Report.ts';
import { fieldType } from './toDefinition.ts';

type Word = keyof FieldSchema;

/** Reports keywords that have no effect on a field of its type. */
export function checkFieldWords(name: string, schema: FieldSchema, report: Report): void {
  const type = fieldType(schema);
  for (const [words, types, to] of APPLYING) {
    if (types.includes(type)) continue;
    for (const word of words.filter((given) => schema[given] !== undefined)) {
      // Keywords that a map can't have are reported by checkMap.
      if (type === 'map' && MAP_WORDS.has(word)) continue;
      const users = type === 'map' && OBJECT_WORDS.includes(word) ? 'groups of fields' : to;
      report([word], `"${word}" applies to ${users} only; "${name}" is ${describeType(type)}.`, findFix(word, type));
    }
  }
  const token = schema['x-autocomplete'];
  if (token !== undefined && !autocompleteTokens.includes(token))
    report(
      ['x-autocomplete'],
      `"${token}" is not an autofill token that browsers know.`,
      didYouMean(token, autocompleteTokens) ?? 'Use one of HTML, such as "email", or "off".',
    );
  if (token !== undefined && PASSWORDS.includes(token) && schema['x-input'] !== 'password')
    report(
      ['x-autocomplete'],
      `"${token}" is for a password, which "${name}" would show while it is typed.`,
      'Give it "x-input": "password".',
    );
  if (schema['x-input'] === 'password' && schema.default !== undefined)
    report(['default'], `"${name}" is a password, and everybody could read its default.`, 'Leave it out.');
  if (schema.const !== undefined)
    report(
      ['const'],
      `"const" applies to the choice in a branch of "oneOf" only; "${name}" is ${describeType(type)}.`,
      'Write an "enum" with one value.',
    );
  if (schema['x-unit'] !== undefined && type === 'choice' && schema.enum?.some((value) => typeof value === 'string'))
    report(
      ['x-unit'],
      `"x-unit" applies to numbers only; "${name}" is a choice between texts.`,
      'Write the unit into "x-labels".',
    );
  if (schema['x-list'] !== undefined && schema.type !== 'string')
    report(['x-list'], `"x-list" applies to text only; "${name}" is ${describeType(type)}.`);
  else if (schema['x-list'] !== undefined && type !== 'list')
    report(
      ['x-list'],
      `"x-list" has no effect together with "enum", which makes "${name}" a choice.`,
      'Remove one of the two.',
    );
  if (Array.isArray(schema.default) && type !== 'rows' && type !== 'map')
    report(['default'], `"default" is a list of rows, but "${name}" is ${describeType(type)}.`, 'Give one value.');
  if (schema.default === null && type !== 'rows' && type !== 'map')
    report(['default'], '"default" null is not a value, so it has no effect.', 'Leave it out.');
}

/** Autofill tokens of passwords. */
const PASSWORDS = ['current-password', 'new-password'];

function findFix(word: Word, type: FieldType): string | undefined {
  if (type === 'rows') return 'Give it to a column.';
  if (TABLE_WORDS.includes(word)) return 'Make it "type": "array".';
  if (!OBJECT_WORDS.includes(word)) return undefined;
  if (word === 'oneOf') return 'For a choice between values, write "enum", and "x-labels" for their labels.';
  return type === 'map' ? 'Remove it.' : 'Make it "type": "object".';
}

const TABLE_WORDS: readonly Word[] = ['items', 'minItems', 'maxItems', 'uniqueItems', 'x-row', 'x-unique'];
const OBJECT_WORDS: readonly Word[] = ['properties', 'required', 'x-rules', 'x-choice', 'x-cases', 'oneOf'];
const NUMBERS: readonly FieldType[] = ['number', 'integer'];
const TYPED: readonly FieldType[] = [...NUMBERS, 'text', 'list'];
const CHOSEN: readonly FieldType[] = ['choice'];
const NONE: readonly FieldType[] = [];

/** Keywords, the types of fields that they affect, and the names of these types. */
const APPLYING: readonly (readonly [words: readonly Word[], types: readonly FieldType[], to: string])[] = [
  [['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'x-warn', 'x-empty'], NUMBERS, 'numbers'],
  [['minLength', 'pattern', 'x-rows', 'x-input', 'x-same-as', 'x-text', 'x-autocomplete'], ['text'], 'text'],
  // A choice may have these because other servers state them for choices.
  [['maxLength', 'x-lowercase'], ['text', 'choice'], 'text'],
  [['x-unit'], [...NUMBERS, 'list', 'choice'], 'numbers'],
  [['x-placeholder'], TYPED, 'fields that are typed into'],
  [['x-labels', 'x-offer'], CHOSEN, 'choices'],
  [['enum'], CHOSEN, 'single values'],
  [TABLE_WORDS, ['rows'], 'tables and lists'],
  [OBJECT_WORDS, NONE, 'objects'],
];
const MAP_WORDS = new Set<Word>(['x-unit', 'enum', 'x-labels', 'x-offer', 'x-placeholder', 'x-autocomplete']);
