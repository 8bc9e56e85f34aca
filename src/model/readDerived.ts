import type { FieldValues, FormDefinition } from './FormDefinition.ts';
import { joinWords } from './joinWords.ts';
import type { DerivedValue } from './Kind.ts';
import { significantText } from './significantText.ts';
import { soundReader } from './soundReader.ts';

/** What is shown of a derived value; without a text it has no value. */
export interface DerivedResult {
  text?: string;
  /** What it lacks: 'Needs Capacity and a valid C-rate'. */
  lack?: string;
}

/** Calculates a derived value; fields at fault count as missing. */
export function readDerived(
  { calculate, inputs }: Pick<DerivedValue, 'calculate' | 'inputs'>,
  { definition, values, faulty }: { definition: FormDefinition; values: FieldValues; faulty: ReadonlySet<string> },
): DerivedResult {
  const value = calculate(soundReader(definition, values, faulty));
  if (Number.isFinite(value)) return { text: significantText(value) };
  const wrong = inputs.filter((name) => faulty.has(name));
  const empty = inputs.filter((name) => !wrong.includes(name) && isEmpty(values[name]));
  const titles = (names: readonly string[]) => [...new Set(names.map((name) => getTitle(definition, name)))];
  const lacking = [...titles(empty), ...titles(wrong).map((title) => `a valid ${title}`)];
  return lacking.length === 0 ? {} : { lack: `Needs ${joinWords(lacking)}` };
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
