import { createKindConverter } from './createKindConverter.ts';
import { formatList, parseList } from './curvePoints.ts';
import type { FieldValues } from './FormDefinition.ts';
import type { ChangeStep, Convert } from './KindChanges.ts';
import { isNumberList } from './rules.ts';
import type { ScopeReader } from './ScopeReader.ts';

/**
 * Creates the steps of `x-changes` entries, for generated modules. Each function takes the paths that its entry names.
 */
export const changeSteps = {
  /** A value is renamed, or moved to another object. */
  rename: ({ before, after }: Pair): ChangeStep =>
    replace({ before, after }, { up: (value) => value, down: (value) => value }),

  /** A number, list or map is converted to another unit. */
  scale: ({ before, after, from, to }: Pair & { from: string; to: string }): ChangeStep => {
    const [up, down] = [createKindConverter(from, to), createKindConverter(to, from)];
    if (!up || !down) throw new Error(`${from} can't be converted to ${to}`);
    return replace({ before, after }, { up: scaling(up), down: scaling(down) });
  },

  /** The values of a choice are replaced; a value that `values` or `back` does not name stays as it is. */
  map: ({ before, after, values, back }: Pair & { values: Choices; back: Choices }): ChangeStep =>
    replace({ before, after }, { up: choosing(values), down: choosing(back) }),

  /** A text is split into several at a separator. */
  splitText: ({ before, after, at }: { before: string; after: readonly string[]; at: string }): ChangeStep => ({
    before: [before],
    after,
    up: (record) => splitText(record.value(before), after, at),
    down: (record) => ({ [before]: joinTexts(record, after, at) }),
  }),

  /** Several texts are joined with a separator. */
  mergeText: ({ before, after, at }: { before: readonly string[]; after: string; at: string }): ChangeStep => ({
    before,
    after: [after],
    up: (record) => ({ [after]: joinTexts(record, before, at) }),
    down: (record) => splitText(record.value(after), before, at),
  }),

  /** Values are calculated from others: the entries split, merge, add and drop. */
  calculate: ({ up, down }: { up: Expressions; down: Expressions }): ChangeStep => ({
    before: Object.keys(down),
    after: Object.keys(up),
    up: calculating(up),
    down: calculating(down),
  }),

  /** Applies a step to the rows of a table. */
  inRows: (rows: string, step: ChangeStep): ChangeStep => ({ ...step, rows }),
};

interface Pair {
  before: string;
  after: string;
}

/** Pairs of a value, as text, and its replacement. */
type Choices = readonly (readonly [string, unknown])[];

/** By path; NaN, a number that can't be calculated, counts as no value, like undefined. */
type Expressions = Readonly<Record<string, (record: ScopeReader) => unknown>>;

function replace(
  { before, after }: Pair,
  { up, down }: Record<'up' | 'down', (value: unknown) => unknown>,
): ChangeStep {
  return {
    before: [before],
    after: [after],
    up: (record) => ({ [after]: up(record.value(before)) }),
    down: (record) => ({ [before]: down(record.value(after)) }),
  };
}

function scaling(convert: (value: number) => number): (value: unknown) => unknown {
  const scale = (value: unknown): unknown => {
    if (typeof value === 'number') return convert(value);
    if (Array.isArray(value)) return value.map(scale);
    return typeof value === 'string' && isNumberList(value) ? formatList(parseList(value).map(convert)) : value;
  };
  return (value) => {
    const scaled = scale(value);
    // A number that exceeds the range of numbers has no value in the other unit.
    return holdsOnlyFinite(scaled) ? scaled : undefined;
  };
}

function holdsOnlyFinite(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(holdsOnlyFinite);
  return typeof value !== 'number' || Number.isFinite(value);
}

function choosing(values: Choices): (value: unknown) => unknown {
  const others = new Map(values);
  return (value) => (others.has(String(value)) ? others.get(String(value)) : value);
}

/** Splits a text; the last part gets the rest, with any further separators. */
function splitText(value: unknown, names: readonly string[], at: string): FieldValues {
  if (typeof value !== 'string') return {};
  const parts = value.split(at);
  const last = names.length - 1;
  return Object.fromEntries(
    names.map((name, index) => [name, index < last ? parts[index] : parts.slice(last).join(at) || undefined]),
  );
}

function joinTexts(record: ScopeReader, names: readonly string[], at: string): string | undefined {
  const parts = names.flatMap((name) => record.text(name) ?? []);
  return parts.length === 0 ? undefined : parts.join(at);
}

function calculating(expressions: Expressions): Convert {
  return (record) =>
    Object.fromEntries(
      Object.entries(expressions).map(([path, calculate]) => {
        const value = calculate(record);
        return [path, Number.isNaN(value) ? undefined : value];
      }),
    );
}
