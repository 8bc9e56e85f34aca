import type { FieldValue, FieldValues, RecordShape } from './FormDefinition.ts';
import { isCell } from './fieldKeys.ts';
import type { ComparedRule, MetaDifference } from './MetaDifference.ts';
import { mapRows } from './mapFields.ts';
import type { MetaLimit } from './metaLimits.ts';
import { listText } from './quoteValue.ts';
import {
  codePointLength,
  hasLength,
  isAtMost,
  isBelow,
  isNumberList,
  isPercentageList,
  isRising,
  matchesLength,
} from './rules.ts';
import { ruleText } from './ruleText.ts';
import type { StatedChoice } from './StatedMeta.ts';

/** The differences between form and server that affect a draft. */
export interface DraftMeta {
  /** Fields that the server does not know: marked, and not sent. */
  omitted: ReadonlySet<string>;
  /** Fields that only the server knows; they are sent back unchanged. */
  kept: ReadonlySet<string>;
  /** The server's own defaults where they differ, for new records. */
  defaults: FieldValues;
  /** What the server rejects although the form accepts it, by field; by 'periods/#/price' for the column of a table. */
  limits: ReadonlyMap<string, ServerLimits>;
}

/** Null: the server states that it has no such limit. */
export interface ServerLimits {
  minimum?: MetaLimit | null;
  maximum?: MetaLimit | null;
  minLength?: number | null;
  maxLength?: number | null;
  list?: string | null;
  choices?: readonly StatedChoice[] | null;
  nullable?: boolean;
  rules?: readonly ComparedRule[];
}

export const NO_META: DraftMeta = { omitted: new Set(), kept: new Set(), defaults: {}, limits: new Map() };

/** Extracts from all differences those that affect a draft. */
export function draftMeta(differences: readonly MetaDifference[]): DraftMeta {
  const named = (code: MetaDifference['code']) =>
    new Set(differences.filter((difference) => difference.code === code).map(({ field }) => field));
  const limits = new Map<string, ServerLimits>();
  for (const difference of differences) {
    const before = limits.get(difference.field) ?? {};
    const limit = tighterLimit(difference, before);
    if (limit) limits.set(difference.field, { ...before, ...limit });
  }
  // New rows get the form's defaults.
  const defaults = differences.flatMap((difference): [string, unknown][] =>
    difference.code === 'default' && !isCell(difference.field) ? [[difference.field, difference.server]] : [],
  );
  return {
    omitted: named('onlyInForm'),
    kept: named('onlyOnServer'),
    defaults: Object.fromEntries(defaults),
    limits,
  };
}

/**
 * Drops the values that the server does not know, also in the rows of tables; `prefix` is that of a table's columns.
 */
export function omitUnknown(
  { fields }: RecordShape,
  values: FieldValues,
  omitted: ReadonlySet<string>,
  prefix = '',
): FieldValues {
  if (omitted.size === 0) return values;
  const known = Object.entries(values).filter(([name]) => !omitted.has(prefix + name));
  return Object.fromEntries(
    known.map(([name, value]) => {
      const table = Object.hasOwn(fields, name) ? fields[name]?.table : undefined;
      const own = `${prefix}${name}/#/`;
      return [name, table ? mapRows(table, value, (row) => omitUnknown(table, row, omitted, own)) : value];
    }),
  );
}

/**
 * Returns the limit of the server in a difference. Patterns are ignored: one from another server may block the browser
 * for minutes.
 */
function tighterLimit(difference: MetaDifference, { rules = [] }: ServerLimits): ServerLimits | undefined {
  switch (difference.code) {
    case 'tighterMinimum':
      return { minimum: difference.server };
    case 'tighterMaximum':
      return { maximum: difference.server };
    case 'tighterLeastLength':
      return { minLength: difference.server };
    case 'tighterLength':
      return { maxLength: difference.server };
    case 'tighterList':
      return { list: difference.server };
    case 'choices':
      return { choices: difference.server };
    case 'nullable':
      return { nullable: difference.server };
    case 'tighterRule':
      return { rules: [...rules, difference.rule] };
    default:
      return undefined;
  }
}

/**
 * Returns the warning at a field or cell that the server does not know, or whose value breaks a limit of the server.
 */
export function serverWarning(
  { omitted, limits }: DraftMeta,
  key: string,
  value: FieldValue,
  /** The whole record, for rules between fields. */
  values: FieldValues,
): string | undefined {
  const name = key.replaceAll(/\/#\d+/g, '/#');
  if (omitted.has(name)) return 'The server does not know this field, so it is not saved';
  const limit = limits.get(name);
  if (!limit) return undefined;
  if (value === null) return limit.nullable === false ? 'The server does not accept an empty field' : undefined;
  const broken =
    (typeof value === 'number' ? brokenNumber(limit, value) : undefined) ??
    (typeof value === 'string' ? brokenText(limit, value) : undefined) ??
    brokenChoice(limit, value);
  if (broken) return `The server accepts ${broken}`;
  const rule = limit.rules?.find((candidate) => breaksRule(candidate, value, values));
  return rule && `The server requires ${ruleText(rule)}`;
}

function brokenNumber({ minimum, maximum }: ServerLimits, value: number): string | undefined {
  if (minimum?.exclusive && value <= minimum.value) return `only values above ${minimum.value}`;
  if (minimum && value < minimum.value) return `at least ${minimum.value}`;
  if (maximum?.exclusive && value >= maximum.value) return `only values below ${maximum.value}`;
  if (maximum && value > maximum.value) return `at most ${maximum.value}`;
  return undefined;
}

function brokenText({ minLength, maxLength, list }: ServerLimits, text: string): string | undefined {
  const length = codePointLength(text);
  if (length < (minLength ?? 0)) return `at least ${minLength} characters`;
  if (length > (maxLength ?? length)) return `at most ${maxLength} characters`;
  if (list === 'numbers' && !isNumberList(text)) return 'only comma-separated numbers';
  if (list === 'percentages' && !(isNumberList(text) && isPercentageList(text)))
    return 'only comma-separated percentages';
  return undefined;
}

function brokenChoice({ choices }: ServerLimits, value: FieldValue): string | undefined {
  return choices && !choices.some((choice) => String(choice) === String(value))
    ? `only ${listText(choices)}`
    : undefined;
}

/** An unknown rule counts as satisfied. */
function breaksRule({ rule, other, limit }: ComparedRule, value: FieldValue, values: FieldValues): boolean {
  const compared = other === undefined ? undefined : values[other];
  if (typeof value === 'number') {
    return (rule === 'below' && !isBelow(value, compared)) || (rule === 'at_most' && !isAtMost(value, compared));
  }
  if (typeof value !== 'string') return false;
  return (
    (rule === 'same_length' && !matchesLength(value, compared)) ||
    (rule === 'rising' && !isRising(value)) ||
    (rule === 'min_points' && !hasLength(value, limit ?? 0))
  );
}
