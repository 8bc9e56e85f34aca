import type { FieldValues, FormDefinition } from './FormDefinition.ts';
import { joinWords } from './joinWords.ts';
import type { DerivedSeries, DerivedValue } from './Kind.ts';
import type { RecordReader } from './RecordReader.ts';
import { translate } from './shownWording.ts';
import { significantText } from './significantText.ts';
import { soundReader } from './soundReader.ts';

/** The display of a derived value; without `text`, it has no value. */
export interface DerivedResult {
  text?: string;
  /** The inputs that it lacks: 'Needs Capacity and a valid C-rate'. */
  lack?: string;
}

interface DerivedRecord {
  definition: FormDefinition;
  values: FieldValues;
  faulty: ReadonlySet<string>;
  /** Reads the record; given where several values are calculated of one. */
  reader?: RecordReader;
}

/** Calculates a derived value; fields at fault count as missing. */
export function readDerived(
  { calculate, inputs }: Pick<DerivedValue, 'calculate' | 'inputs'>,
  { definition, values, faulty, reader = soundReader(definition, values, faulty) }: DerivedRecord,
): DerivedResult {
  const value = calculate(reader);
  return Number.isFinite(value) ? { text: significantText(value) } : findLack(inputs, { definition, values, faulty });
}

/** The display of a derived series: a text for each point of its curve, undefined for a point without a value. */
export interface SeriesResult {
  texts: readonly (string | undefined)[];
  /** The inputs that it lacks, if no point has a value. */
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
  const lacking = [...titles(empty), ...titles(wrong).map((title) => translate('a valid {title}', { title }))];
  return lacking.length === 0 ? {} : { lack: translate('Needs {what}', { what: joinWords(lacking) }) };
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** Returns the title under which the user finds the field: that of the curve that edits it, or its own. */
function getTitle({ fields, curves }: FormDefinition, name: string): string {
  const field = fields[name];
  const curve = field?.curve === undefined ? undefined : curves[field.curve];
  return curve?.title ?? field?.title ?? name;
}
