import type { FieldValues, FormDefinition } from './FormDefinition.ts';
import { joinWords } from './joinWords.ts';
import type { DerivedSeries, DerivedValue } from './Kind.ts';
import { say } from './shownWording.ts';
import { significantText } from './significantText.ts';
import { soundReader } from './soundReader.ts';

/** What is shown of a derived value; without a text it has no value. */
export interface DerivedResult {
  text?: string;
  /** What it lacks: 'Needs Capacity and a valid C-rate'. */
  lack?: string;
}

interface DerivedRecord {
  definition: FormDefinition;
  values: FieldValues;
  faulty: ReadonlySet<string>;
}

/** Calculates a derived value; fields at fault count as missing. */
export function readDerived(
  { calculate, inputs }: Pick<DerivedValue, 'calculate' | 'inputs'>,
  { definition, values, faulty }: DerivedRecord,
): DerivedResult {
  const value = calculate(soundReader(definition, values, faulty));
  return Number.isFinite(value) ? { text: significantText(value) } : findLack(inputs, { definition, values, faulty });
}

/** What is shown of a derived series: a text for each point of its curve, undefined where it has no value. */
export interface SeriesResult {
  texts: readonly (string | undefined)[];
  /** What all of it lacks. */
  lack?: string;
}

/** Calculates a derived series; fields at fault count as missing. */
export function readDerivedSeries(
  { calculate, inputs }: Pick<DerivedSeries, 'calculate' | 'inputs'>,
  record: DerivedRecord,
): SeriesResult {
  const { definition, values, faulty } = record;
  const numbers = calculate(soundReader(definition, values, faulty));
  const texts = numbers.map((value) => (Number.isFinite(value) ? significantText(value) : undefined));
  return { texts, ...(texts.every((text) => text === undefined) ? findLack(inputs, record) : {}) };
}

function findLack(inputs: readonly string[], { definition, values, faulty }: DerivedRecord): { lack?: string } {
  const wrong = inputs.filter((name) => faulty.has(name));
  const empty = inputs.filter((name) => !wrong.includes(name) && isEmpty(values[name]));
  const titles = (names: readonly string[]) => [...new Set(names.map((name) => getTitle(definition, name)))];
  const lacking = [...titles(empty), ...titles(wrong).map((title) => say('a valid {title}', { title }))];
  return lacking.length === 0 ? {} : { lack: say('Needs {what}', { what: joinWords(lacking) }) };
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** The title under which a person finds the field: a curve's, where it edits the field. */
function getTitle({ fields, curves }: FormDefinition, name: string): string {
  const field = fields[name];
  const curve = field?.curve === undefined ? undefined : curves[field.curve];
  return curve?.title ?? field?.title ?? name;
}
