import { isRecord } from './isRecord.ts';
import { axisText, readMetaFields } from './readMetaField.ts';
import type { StatedCurve, StatedField, StatedMeta, StatedRule } from './StatedMeta.ts';
import { shortenText } from './shortenText.ts';

/**
 * Reads any answer to a request for a kind's metadata; undefined if it states nothing about any field. Known shapes:
 * `fields` of this API, `actions` of Django REST framework, `properties` of JSON Schema, and a plain map of fields.
 */
export function readMeta(body: unknown): StatedMeta | undefined {
  if (!isRecord(body)) return undefined;
  const { version, kind_version: kindVersion, rules, curves } = body;
  const found = findFields(body);
  if (!found) return undefined;
  const statedRules = readRules(rules);
  return {
    ...(typeof version === 'string' ? { version } : {}),
    ...(typeof kindVersion === 'number' ? { kindVersion } : {}),
    ...found,
    ...(statedRules ? { rules: statedRules } : {}),
    ...(found.complete && typeof version === 'string' ? { worded: true as const } : {}),
    curves: readCurves(curves),
    ...(isRecord(curves) ? { curveIds: Object.keys(curves).slice(0, MAX_RULES) } : {}),
  };
}

/** An unreadable answer in a few words: 'a list', 'an object with error'. */
export function answerText(body: unknown): string {
  if (body === null || body === undefined) return 'nothing';
  if (Array.isArray(body)) return 'a list';
  if (!isRecord(body))
    return typeof body === 'string'
      ? `the text ${JSON.stringify(shortenText(body, SHOWN_LENGTH))}`
      : `a ${typeof body}`;
  const keys = Object.keys(body);
  const named = keys
    .slice(0, SHOWN_KEYS)
    .map((key) => shortenText(key, SHOWN_LENGTH))
    .join(', ');
  if (keys.length === 0) return 'an empty object';
  return `an object with ${named}${keys.length > SHOWN_KEYS ? ' and more' : ''}`;
}

// No kind comes near these limits.
const MAX_RULES = 1000;
const MAX_NAME = 100;
const MAX_TEXT = 1100;
const SHOWN_KEYS = 5;
const SHOWN_LENGTH = 40;

type Found = Pick<StatedMeta, 'complete' | 'fields'>;

function findFields(body: Record<string, unknown>): Found | undefined {
  const { actions, fields, properties, required, version } = body;
  for (const action of isRecord(actions) ? [actions.POST, actions.PUT] : []) {
    const stated = readFields(action);
    if (stated) return { complete: true, fields: stated };
  }
  // Only this API's answer is known to be complete; others may state any part of a kind.
  const own = readFields(fields);
  if (own) return { complete: typeof version === 'string', fields: own };
  const schema = readFields(properties, Array.isArray(required) ? required : undefined);
  if (schema) return { complete: false, fields: schema };
  const plain = Object.values(body).every((entry) => isRecord(entry) && hasType(entry)) ? readFields(body) : undefined;
  return plain && { complete: false, fields: plain };
}

function readFields(map: unknown, required?: readonly unknown[]): StatedField[] | undefined {
  const fields = readMetaFields(map, { required });
  return fields?.some(statesSomething) ? fields : undefined;
}

/** Whether anything but the name is known of a field. */
function statesSomething(field: StatedField): boolean {
  return Object.keys(field).length > 1;
}

function hasType({ type }: Record<string, unknown>): boolean {
  return typeof type === 'string' || Array.isArray(type);
}

/** Rules count as stated only if all of them are understood; otherwise a rule can't be reported as missing. */
function readRules(value: unknown): StatedRule[] | undefined {
  if (!Array.isArray(value) || value.length > MAX_RULES) return undefined;
  const rules = value.flatMap((entry): StatedRule[] => {
    const { rule, field, other, limit, message, requires } = isRecord(entry) ? entry : {};
    if (!isName(rule) || !isName(field)) return [];
    return [
      {
        rule,
        field,
        ...(isName(other) ? { other } : {}),
        ...(typeof limit === 'number' ? { limit } : {}),
        ...(typeof message === 'string' ? { message: message.slice(0, MAX_TEXT) } : {}),
        ...(typeof requires === 'string' ? { requires: requires.slice(0, MAX_TEXT) } : {}),
      },
    ];
  });
  return rules.length === value.length ? rules : undefined;
}

function readCurves(value: unknown): StatedCurve[] {
  if (!isRecord(value)) return [];
  return Object.entries(value)
    .slice(0, MAX_RULES)
    .flatMap(([id, curve]) => readCurve(id, curve));
}

function readCurve(id: string, curve: unknown): StatedCurve[] {
  if (!isRecord(curve) || !isRecord(curve.x) || !Array.isArray(curve.y)) return [];
  const { field = null, from = null, to = null } = curve.x;
  const axes = [curve, curve.x, ...curve.y].map(axisText);
  if ((field !== null && !isName(field)) || !isEnd(from) || !isEnd(to)) return [];
  const y = curve.y.flatMap((series): string[][] => {
    const fields = isRecord(series) ? series.fields : undefined;
    return Array.isArray(fields) && fields.every(isName) ? [fields] : [];
  });
  return y.length === curve.y.length
    ? [{ id, x: { field, from, to }, y, ...(axes.some(Boolean) ? { axes } : {}) }]
    : [];
}

function isEnd(value: unknown): value is number | null {
  return value === null || typeof value === 'number';
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= MAX_NAME;
}
