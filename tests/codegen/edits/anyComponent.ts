import { createDefaults, getDefault } from '#model/createDefaults.ts';
import type { FieldDefinition, FieldValues, RecordShape } from '#model/FormDefinition.ts';
import { isRecord } from '#model/isRecord.ts';
import type { Kind } from '#model/Kind.ts';
import { flattenRecord, nestRecord } from '#model/nestedRecord.ts';
import { pick, type Random } from '../mutations/mutate.ts';

/** A component that a client of the kind may send; its values aim at the limits of both kinds. */
export function anyComponent({ kind, other }: { kind: Kind; other: Kind }, random: Random): FieldValues | undefined {
  const { definition } = kind;
  const values = anyValues(definition, other.definition, random);
  const record = { ...nestRecord(definition, { ...values, name: 'Probe' }), subclass: definition.id };
  const sound = repair(kind, record);
  return sound && omitSome(sound, random);
}

/** A client may leave out what is not required; what it must send stays by chance. */
function omitSome(record: FieldValues, random: Random): FieldValues {
  const kept = Object.entries(record).filter(([name]) => name === 'name' || name === 'subclass' || random() > 0.05);
  return Object.fromEntries(
    kept.map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((row) => (isRecord(row) ? omitSome(row, random) : row)) : value,
    ]),
  );
}

/** With the defaults in place of what breaks a rule; undefined where that breaks others. */
function repair(kind: Kind, record: FieldValues): FieldValues | undefined {
  const { definition } = kind;
  const values = flattenRecord(definition, record);
  const defaults = createDefaults(definition);
  for (let round = 0; round < 4; round++) {
    const current = nestRecord(definition, values);
    const issues = kind.validate(current);
    if (issues.length === 0) return current;
    const faulty = issues.flatMap(({ field, params }) => [field, String(params.other ?? '')]);
    for (const name of Object.keys(values)) {
      const path = nestedPath(name);
      if (faulty.some((field) => field === path || field.startsWith(`${path}/`))) values[name] = defaults[name];
    }
  }
  return undefined;
}

function nestedPath(name: string): string {
  return name
    .split('/')
    .filter((segment) => !segment.startsWith('='))
    .join('/');
}

function anyValues(shape: RecordShape, other: RecordShape, random: Random): FieldValues {
  const own = Object.values(shape.fields).filter((field) => !field.system && field.name !== 'name');
  const length = pick([2, 3, 3, 4], random);
  return Object.fromEntries(
    own.map((field) => {
      const twin = other.fields[field.name];
      return [field.name, random() < 0.15 ? getDefault(field) : anyValue(field, twin, { random, length })];
    }),
  );
}

interface Around {
  random: Random;
  /** Of the lists, so that those of a curve fit. */
  length: number;
}

function anyValue(field: FieldDefinition, twin: FieldDefinition | undefined, { random, length }: Around): unknown {
  const { type, choices = [], table } = field;
  if (type === 'flag') return random() < 0.5;
  if (type === 'choice') return pick(choices, random).value;
  if (type === 'list') return anyList(field, { random, length });
  if (type === 'rows' && table) return anyRows(field, twin, random);
  if (type === 'map') return anyMap(field, twin, random);
  if (type === 'text') return anyText(field, twin, random);
  return anyNumber(field, twin, random);
}

function anyNumber(field: FieldDefinition, twin: FieldDefinition | undefined, random: Random): unknown {
  const limits = [field, twin].flatMap((one) => [
    ...[one?.minimum, one?.maximum, one?.exclusiveMinimum, one?.exclusiveMaximum, one?.default],
  ]);
  const numbers = limits.filter((value) => typeof value === 'number');
  const step = field.type === 'integer' ? 1 : 0.25;
  const near = numbers.flatMap((value) => [value, value - step, value + step]);
  const all = [...near, 0, 1, 2, 3, 7, ...(field.type === 'integer' ? [] : [0.5, 12.75])];
  const fit = all.filter((value) => isFit(value, field) && (field.type !== 'integer' || Number.isInteger(value)));
  if (field.nullable && random() < 0.15) return null;
  return fit.length === 0 ? getDefault(field) : pick(fit, random);
}

function isFit(value: number, { minimum, maximum, exclusiveMinimum, exclusiveMaximum }: FieldDefinition): boolean {
  const { NEGATIVE_INFINITY: least, POSITIVE_INFINITY: most } = Number;
  return (
    value >= (minimum ?? least) &&
    value <= (maximum ?? most) &&
    value > (exclusiveMinimum ?? least) &&
    value < (exclusiveMaximum ?? most)
  );
}

function anyText(field: FieldDefinition, twin: FieldDefinition | undefined, random: Random): string {
  const lengths = [field, twin].flatMap(({ minLength, maxLength } = field) => [minLength, maxLength]);
  const known = lengths.filter((value) => value !== undefined);
  const long = known.flatMap((value) => [value, value + 1, value - 1]).filter((value) => value > 0 && value < 2000);
  const texts = ['', 'A', 'B 2', 'low', 'a\nb', 'x'.repeat(30), '\u200b', ...long.map((value) => 'A'.repeat(value))];
  const { minLength = 0, maxLength = 2000, pattern = '', required } = field;
  const fit = texts.filter(
    (text) =>
      text.length >= Math.max(minLength, required ? 1 : 0) &&
      text.length <= maxLength &&
      new RegExp(pattern, 'u').test(text),
  );
  return fit.length === 0 ? String(getDefault(field)) : pick(fit, random);
}

function anyList({ list }: FieldDefinition, { random, length }: Around): string {
  const values = Array.from({ length }, (_, index) => index * pick([1, 5, 12], random) + pick([0, 0.5, 3], random));
  const wanted = random() < 0.7 ? values.sort((a, b) => a - b) : values;
  return wanted
    .map((value) => (list === 'percentages' ? Math.min(100, value) : value * pick([1, 40], random)))
    .join(', ');
}

function anyRows(field: FieldDefinition, twin: FieldDefinition | undefined, random: Random): unknown {
  const { table } = field;
  if (!table) return [];
  const other = twin?.table ?? table;
  const counts = [table.least, table.most, other.least, other.most, 1, 2, 3].filter(
    (count) => count >= table.least && count <= Math.min(table.most, 12),
  );
  const rows = Array.from({ length: pick(counts, random) }, () => nestRecord(table, anyValues(table, other, random)));
  const cells = table.isList ? rows.map((row) => row.value) : rows;
  // Rows that repeat one another break the rule of most tables.
  return random() < 0.4 ? cells : [...new Map(cells.map((cell) => [JSON.stringify(cell), cell])).values()];
}

function anyMap({ map, required }: FieldDefinition, twin: FieldDefinition | undefined, random: Random): unknown {
  if (!map) return null;
  if (!required && random() < 0.15) return null;
  const near = (axis: 'x' | 'y' | 'z') => {
    const limits = [map[axis], (twin?.map ?? map)[axis]].flatMap(({ minimum, maximum }) => [minimum, maximum]);
    const { minimum = -1000, maximum = 1000 } = map[axis];
    const values = [...limits.filter((value) => value !== undefined), 2, 5, 8].filter(
      (value) => value >= minimum && value <= maximum,
    );
    return [...new Set(values)].sort((a, b) => a - b);
  };
  const [x, y, z] = [near('x'), near('y'), near('z')];
  return { x, y, z: y.map(() => x.map(() => pick(z, random))) };
}
