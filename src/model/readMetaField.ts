import { isRecord } from './isRecord.ts';
import { FILLED_PATTERN, LIST_PATTERN, NAME_PATTERN, PERCENTAGES_PATTERN } from './publishedPatterns.ts';
import type { StatedChoice, StatedField } from './StatedMeta.ts';

/**
 * Reads the entry of a field, in any known shape: only the keys that it has, and only plausible values. The contents of
 * objects and lists are read down to `depth` levels below it.
 */
export function readMetaField(name: string, value: unknown, depth = DEEPEST): StatedField {
  if (!isRecord(value)) return { name };
  const { entry, acceptsNull } = withoutNullVariant(value);
  const types = (Array.isArray(entry.type) ? entry.type : [entry.type]).filter((type) => typeof type === 'string');
  const type = types.find((word) => word !== 'null');
  const { default: ownDefault } = entry;
  return stated({
    name,
    type: text(type, SHORT_TEXT),
    required: flag(entry.required),
    read_only: flag(entry.read_only ?? entry.readOnly),
    nullable: acceptsNull || types.includes('null') || flag(entry.nullable ?? entry.allow_null),
    label: text(entry.label ?? entry.title, LABEL),
    help: nullOr(first(entry, 'help_text', 'description'), help),
    unit: nullOr(first(entry, 'unit', 'x-unit'), (unit) => text(unit, SHORT_TEXT)),
    default: isDefault(ownDefault, entry) ? ownDefault : undefined,
    ...limits(entry),
    min_length: nullOr(first(entry, 'min_length', 'minLength'), number),
    max_length: nullOr(first(entry, 'max_length', 'maxLength'), number),
    ...readPattern(entry),
    choices: nullOr(first(entry, 'choices', 'enum'), choices),
    choiceLabels: choiceLabels(entry.choices),
    axes: isRecord(entry.map) ? [entry.map.x, entry.map.y, entry.map.z].map(axisText) : undefined,
    ...(depth > 0 ? readParts(entry, depth - 1) : {}),
  });
}

/** Reads the contents of an object or a list, by the keywords of Django REST framework or JSON Schema. */
function readParts(entry: Record<string, unknown>, depth: number) {
  const child = entry.child ?? entry.items;
  const { required, cases, unique } = entry;
  return {
    children: readMetaFields(entry.children ?? entry.properties, { required, depth }),
    cases: isRecord(cases)
      ? Object.entries(cases)
          .slice(0, MAX_CHOICES)
          .map(([value, fields]) => ({ value, fields: readMetaFields(fields, { depth }) ?? [] }))
      : undefined,
    child: isRecord(child) ? readMetaField('', child, depth) : undefined,
    min_items: number(first(entry, 'min_items', 'minItems')),
    max_items: number(first(entry, 'max_items', 'maxItems')),
    unique: Array.isArray(unique) && unique.every((name) => typeof name === 'string') ? unique : undefined,
  };
}

/**
 * Reads the fields in a map or list of entries, each name once; undefined for other values and for more than 1000
 * entries.
 */
export function readMetaFields(
  map: unknown,
  { required, depth = DEEPEST }: { required?: unknown; depth?: number } = {},
): StatedField[] | undefined {
  if (!isRecord(map) && !Array.isArray(map)) return undefined;
  if ((Array.isArray(map) ? map : Object.keys(map)).length > MAX_FIELDS) return undefined;
  const entries = Array.isArray(map) ? map.flatMap(namedEntry) : Object.entries(map);
  const byName = new Map<string, StatedField>();
  for (const [name, entry] of entries) {
    if (name === '' || name.length > MAX_NAME) continue;
    const isRequired = Array.isArray(required) ? { required: required.includes(name) } : {};
    byName.set(name, { ...isRequired, ...readMetaField(name, entry, depth) });
  }
  return [...byName.values()];
}

function namedEntry(entry: unknown): [string, unknown][] {
  return isRecord(entry) && typeof entry.name === 'string' ? [[entry.name, entry]] : [];
}

// No kind comes near these limits; a larger answer can't be metadata, and would only cost time.
const MAX_FIELDS = 1000;
const MAX_NAME = 100;
const DEEPEST = 10;

// A longer text can't be a label, word or value of a field.
const SHORT_TEXT = 50;
const LABEL = 200;
const LONG_TEXT = 2000;
const MAX_CHOICES = 1000;

/** Reads JSON Schema's `anyOf` of one type and null as that type, which may be null. */
function withoutNullVariant(value: Record<string, unknown>) {
  if (!Array.isArray(value.anyOf)) return { entry: value };
  const variants = value.anyOf.filter(isRecord);
  const [variant, ...others] = variants.filter(({ type }) => type !== 'null');
  if (!variant || others.length > 0) return { entry: value };
  // A nested `anyOf` is not followed.
  return { entry: { ...variant, ...value }, acceptsNull: variants.length > 1 || undefined };
}

/** Reads the pattern of a text, or the rule that this API publishes as that pattern. */
function readPattern({ pattern, list }: Record<string, unknown>) {
  const published = PUBLISHED.get(pattern);
  if (published !== undefined) return { pattern: null, list: published ?? undefined };
  return {
    pattern: nullOr(pattern, (value) => text(value, LONG_TEXT)),
    list: nullOr(list, (value) => text(value, SHORT_TEXT)),
  };
}

const PUBLISHED = new Map<unknown, string | null>([
  [LIST_PATTERN, 'numbers'],
  [PERCENTAGES_PATTERN, 'percentages'],
  [NAME_PATTERN, null],
  [FILLED_PATTERN, null],
]);

function limits(entry: Record<string, unknown>) {
  const minimum = nullOr(first(entry, 'min_value', 'minimum'), number);
  const maximum = nullOr(first(entry, 'max_value', 'maximum'), number);
  const above = first(entry, 'exclusive_min_value', 'exclusiveMinimum');
  const below = first(entry, 'exclusive_max_value', 'exclusiveMaximum');
  // Before draft 6 of JSON Schema these were flags beside the limit.
  return {
    ...(above === true
      ? { exclusive_min_value: minimum }
      : { min_value: minimum, exclusive_min_value: nullOr(above, number) }),
    ...(below === true
      ? { exclusive_max_value: maximum }
      : { max_value: maximum, exclusive_max_value: nullOr(below, number) }),
  };
}

/** Returns the value of the first key that is present, also if that is null. */
function first(entry: Record<string, unknown>, ...keys: string[]): unknown {
  const key = keys.find((candidate) => entry[candidate] !== undefined);
  return key === undefined ? undefined : entry[key];
}

function nullOr<T>(value: unknown, read: (value: unknown) => T | undefined): T | null | undefined {
  return value === null ? null : read(value);
}

function flag(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

/** Reads a number; Django REST framework writes the limits of decimals as texts. */
function number(value: unknown): number | undefined {
  const read = typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : undefined;
}

function text(value: unknown, longest: number): string | undefined {
  return typeof value === 'string' && value !== '' && value.length <= longest ? value : undefined;
}

/** Reads the choices, without the blank one of an empty field. */
function choices(value: unknown): StatedChoice[] | undefined {
  if (!Array.isArray(value) || value.length > MAX_CHOICES) return undefined;
  const values = value.map((choice) => (isRecord(choice) ? choice.value : choice));
  const chosen = values.filter((choice) => choice !== null && choice !== '');
  return chosen.every(isScalar) ? chosen : undefined;
}

/** Returns 'cash: Cash price' for each choice; undefined if one has no label. */
function choiceLabels(value: unknown): string[] | undefined {
  if (!Array.isArray(value) || value.length > MAX_CHOICES) return undefined;
  const labels = value.flatMap((choice) => {
    const { value: chosen, display_name: label } = isRecord(choice) ? choice : {};
    return isScalar(chosen) && text(label, LABEL) !== undefined ? [`${chosen}: ${label}`] : [];
  });
  return labels.length === value.length && labels.length > 0 ? labels : undefined;
}

/** 'Wind speed [m/s]', with the limits that are stated: 'Efficiency from 0 to 1'. */
export function axisText(axis: unknown): string {
  if (!isRecord(axis)) return '';
  const unit = text(axis.unit, SHORT_TEXT);
  const [least, most] = [number(axis.min_value), number(axis.max_value)];
  const limits = [...(least === undefined ? [] : [`from ${least}`]), ...(most === undefined ? [] : [`to ${most}`])];
  return [text(axis.label ?? axis.title, LABEL) ?? '', ...(unit ? [`[${unit}]`] : []), ...limits].join(' ');
}

/** A help text; an empty one states that there is none. */
function help(value: unknown): string | null | undefined {
  return value === '' ? null : text(value, LONG_TEXT);
}

// Only a list has a list as its default.
function isDefault(value: unknown, { child, items }: Record<string, unknown>): boolean {
  return value === null || isScalar(value) || (Array.isArray(value) && isRecord(child ?? items));
}

function isScalar(value: unknown): value is StatedChoice {
  return (
    (typeof value === 'string' && value.length <= LONG_TEXT) ||
    (typeof value === 'number' && Number.isFinite(value)) ||
    typeof value === 'boolean'
  );
}

/** Returns the field without the keys whose value is undefined. */
function stated({
  name,
  ...rest
}: { name: string } & { [Key in keyof StatedField]: StatedField[Key] | undefined }): StatedField {
  const entries = Object.entries(rest).filter(([, value]) => value !== undefined);
  // Only keys with an undefined value are missing.
  return { name, ...(Object.fromEntries(entries) as Partial<StatedField>) };
}
