import { carryRecord } from './carryRecord.ts';
import { carrySourceTexts } from './carrySourceTexts.ts';
import { isSourceKey } from './DraftSources.ts';
import type { Texts } from './draftHistory.ts';
import type { FieldValues, FormDefinition } from './FormDefinition.ts';
import { withoutCases } from './fieldAtPath.ts';
import { isRecord } from './isRecord.ts';
import { getKindVersion, type VersionedKind } from './kindVersion.ts';
import { flattenRecord } from './nestedRecord.ts';
import { formatDigits, parseNumber } from './parseNumber.ts';
import { withValueAt } from './valueAtPath.ts';

/**
 * Converts the texts of a draft from an earlier version of its kind to the kind's own version. Texts that no change
 * concerns stay as typed, and so do texts that are not numbers.
 */
export function carryTexts(texts: Texts, kind: VersionedKind, from: number): Texts {
  const { definition, changes = {} } = kind;
  const to = getKindVersion(kind);
  const steps = Object.entries(changes).flatMap(([version, own]) => (Number(version) > from ? own : []));
  const touched = new Set(steps.flatMap(({ rows, before, after }) => (rows ? [rows] : [...before, ...after])));
  const isTouched = (path: string) =>
    [...touched].some((own) => `${path}/`.startsWith(`${own}/`) || own.startsWith(`${path}/`));
  let record: FieldValues = {};
  for (const [name, text] of Object.entries(texts)) {
    if (isSourceKey(name)) continue;
    const path = withoutCases(name);
    record = withValueAt(record, path, isTouched(path) ? toValue(text) : text);
  }
  const carry = (own: Texts) => carryTexts(own, kind, from);
  return {
    ...toTexts(carryRecord(changes, record, { from, to }), definition),
    ...carrySourceTexts(texts, { kind, from, record, carry }),
  };
}

/** The text of a table or map holds the texts of its cells. */
function toValue(text: string): unknown {
  if (!/^[[{]/.test(text)) return readNumber(text);
  try {
    return mapTexts(JSON.parse(text), readNumber);
  } catch {
    return text;
  }
}

function readNumber(text: string): number | string {
  const read = parseNumber(text);
  return 'value' in read && read.value !== null ? read.value : text;
}

function mapTexts(value: unknown, map: (text: string) => unknown): unknown {
  if (typeof value === 'string') return map(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, map));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, own]) => [name, mapTexts(own, map)]));
}

function toTexts(record: FieldValues, definition: FormDefinition): Texts {
  return Object.fromEntries(
    Object.entries(flattenRecord(definition, record)).flatMap(([name, value]): [string, string][] => {
      if (!Object.hasOwn(definition.fields, name)) return [];
      if (typeof value === 'string') return [[name, value]];
      if (typeof value === 'number') return [[name, formatDigits(value)]];
      if (typeof value === 'boolean') return [[name, String(value)]];
      return Array.isArray(value) || definition.fields[name]?.map ? [[name, JSON.stringify(mapNumbers(value))]] : [];
    }),
  );
}

function mapNumbers(value: unknown): unknown {
  if (typeof value === 'number') return formatDigits(value);
  if (Array.isArray(value)) return value.map(mapNumbers);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, own]) => [name, mapNumbers(own)]));
}
