import { currencyText } from './currencyText.ts';
import { valueText } from './displayText.ts';
import type { FieldDefinition, FieldValues } from './FormDefinition.ts';
import { choiceText, fieldText } from './fieldText.ts';
import type { Kind } from './Kind.ts';
import { nameKey } from './nameKey.ts';
import { RecordReader } from './RecordReader.ts';
import { readQuantity } from './readQuantity.ts';
import { holdsWord, type SearchTerm } from './searchTerms.ts';
import { significantText } from './significantText.ts';

/** A value that a search has found, as it is shown. */
export interface MatchedValue {
  /** The name of the field, or the id of the derived value. */
  field: string;
  label: string;
  text: string;
}

/** How one term is found in the values of a kind. */
export interface ValueTerm {
  /** By field, the quantities of the term converted to the field's unit. */
  numbers: Numbers;
  /** The same for derived values, which are not stored. */
  derived: Numbers;
  /** By word and field, the choices (as text) that contain the word in their value or label. */
  labelled: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;
}

type Numbers = ReadonlyMap<string, readonly number[]>;

/** Returns a function that describes the match, called only if it is shown; undefined if nothing matches. */
type Find<Input extends readonly unknown[]> = (
  values: FieldValues,
  ...input: Input
) => (() => MatchedValue) | undefined;

export interface ValueSearch {
  terms: readonly ValueTerm[];
  /** Finds the first value that equals a quantity of a term. */
  findQuantity: Find<[term: number]>;
  /** Finds the first text or label that contains a word of a term. */
  findWord: Find<[term: number, word: string]>;
}

/**
 * Returns a search for terms in the values of records of one kind: words in texts and in the labels of choices,
 * quantities in numbers, by their amount; those with a unit also in derived values. Names, tables and curves are left
 * out.
 */
export function createValueSearch(
  { definition, derived = [] }: Pick<Kind, 'definition' | 'derived'>,
  terms: readonly SearchTerm[],
): ValueSearch {
  const fields = Object.values(definition.fields).filter(isSearched);
  const numeric = fields.filter(isNumeric);
  const textual = fields.filter((field) => !isNumeric(field));
  const prepared: ValueTerm[] = terms.map(({ words, quantities, phrase }) => ({
    numbers: new Map(listNumbers(numeric, quantities).map(([{ name }, numbers]) => [name, numbers])),
    derived: new Map(listNumbers(phrase ? derived : [], quantities).map(([{ id }, numbers]) => [id, numbers])),
    labelled: new Map(words.map((word) => [word, listLabelled(textual, word)])),
  }));

  const describeField = (field: FieldDefinition, values: FieldValues) => () => {
    const currency = getCurrency(values);
    const text = valueText(field, fieldText(field, values[field.name]), currency);
    return { field: field.name, label: currencyText(field.title, currency), text };
  };

  const findDerived: Find<[Numbers]> = (values, wanted) => {
    if (wanted.size === 0) return undefined;
    const reader = new RecordReader(definition, values);
    for (const { id, title, unit = '', calculate } of derived) {
      const numbers = wanted.get(id);
      if (!numbers) continue;
      const value = calculate(reader);
      if (!numbers.some((number) => isShownAs(value, number))) continue;
      const currency = getCurrency(values);
      return () => ({
        field: id,
        label: currencyText(title, currency),
        text: `${significantText(value)} ${currencyText(unit, currency)}`,
      });
    }
    return undefined;
  };

  return {
    terms: prepared,

    findQuantity(values, term) {
      const { numbers, derived: calculated } = prepared[term] ?? NOTHING;
      const field = numeric.find(({ name }) => numbers.get(name)?.some((number) => number === values[name]));
      return field ? describeField(field, values) : findDerived(values, calculated);
    },

    findWord(values, term, word) {
      const labelled = prepared[term]?.labelled.get(word);
      const { phrase } = terms[term] ?? {};
      const field = textual.find((one) => {
        const text = fieldText(one, values[one.name]);
        if (text === '') return false;
        return one.choices ? labelled?.get(one.name)?.includes(text) : holdsWord(nameKey(text), word, { phrase });
      });
      return field && describeField(field, values);
    },
  };
}

const NOTHING: Pick<ValueTerm, 'numbers' | 'derived'> = { numbers: new Map(), derived: new Map() };

function getCurrency({ currency }: FieldValues): string | undefined {
  return typeof currency === 'string' ? currency : undefined;
}

/** Whether a derived value equals a number, exactly or as it is shown (rounded). */
function isShownAs(value: number, wanted: number): boolean {
  if (!Number.isFinite(value)) return false;
  return Number(significantText(value)) === wanted || Math.abs(value - wanted) <= Math.abs(wanted) * 1e-9;
}

function isSearched({ name, type, system, hidden, curve }: FieldDefinition): boolean {
  return !system && !hidden && !curve && name !== 'name' && SEARCHED.has(type);
}

const SEARCHED: ReadonlySet<string> = new Set(['number', 'integer', 'text', 'choice']);

function isNumeric({ type }: FieldDefinition): boolean {
  return type === 'number' || type === 'integer';
}

/** Returns those to whose unit a quantity converts, with the converted numbers. */
function listNumbers<Measured extends { unit?: string }>(
  all: readonly Measured[],
  quantities: readonly string[],
): [Measured, number[]][] {
  return all.flatMap((one): [Measured, number[]][] => {
    const numbers = quantities.flatMap((quantity) => {
      const read = readQuantity(quantity, { unit: one.unit });
      return 'value' in read && read.value !== null ? [read.value] : [];
    });
    return numbers.length > 0 ? [[one, numbers]] : [];
  });
}

function listLabelled(fields: readonly FieldDefinition[], word: string): Map<string, string[]> {
  return new Map(
    fields.flatMap(({ name, choices }): [string, string[]][] => {
      const values = choices?.filter(({ value, label }) => nameKey(`${choiceText(value)}\n${label}`).includes(word));
      return values ? [[name, values.map(({ value }) => choiceText(value))]] : [];
    }),
  );
}
