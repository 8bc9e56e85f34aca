import type { JSONPath } from 'jsonc-parser';
import { isRecord } from '#model/isRecord.ts';

/** A text of a schema file that planners read. */
export interface FileText {
  path: string[];
  text: string;
}

/** Returns the texts of a kind file, shared file or form file that planners read, in the order of the file. */
export function listTexts(file: unknown): FileText[] {
  return listIn(file, 'file', []);
}

function listIn(value: unknown, part: string, path: string[]): FileText[] {
  if (part === TEXTS) return listAll(value, path);
  const single = SINGLE.get(part);
  if (single !== undefined) return listEntries(value).flatMap(([key, entry]) => listIn(entry, single, [...path, key]));
  const words = WORDS.get(part) ?? {};
  return listEntries(value).flatMap(([key, entry]) => {
    const inside = Object.hasOwn(words, key) ? words[key] : undefined;
    return inside === undefined ? [] : listIn(entry, inside, [...path, key]);
  });
}

function listAll(value: unknown, path: string[]): FileText[] {
  if (typeof value === 'string') return value === '' ? [] : [{ path, text: value }];
  return listEntries(value).flatMap(([key, entry]) => listAll(entry, [...path, key]));
}

/** Returns the entries of an object or list; none for anything else. */
export function listEntries(value: unknown): [string, unknown][] {
  return isRecord(value) || Array.isArray(value) ? Object.entries(value) : [];
}

/** The name of a part that is a text, or an object or list of texts only. */
const TEXTS = 'texts';
const TITLED = { title: TEXTS, description: TEXTS };
const PARTS = { properties: 'fields', 'x-rules': 'rules' };

/** The keywords of each part of a file that contain texts, with the part that each contains. */
const WORDS = new Map<string, Record<string, string>>([
  [
    'file',
    {
      ...TITLED,
      ...PARTS,
      'x-kind': 'card',
      $defs: 'fields',
      'x-curves': 'curves',
      'x-checks': 'checks',
      'x-derived': 'derivedValues',
      'x-tabs': 'tabs',
      'x-groups': 'groups',
      'x-tab-titles': TEXTS,
      'x-unit-names': TEXTS,
    },
  ],
  ['card', { plural: TEXTS, family: TEXTS }],
  [
    'field',
    {
      ...TITLED,
      ...PARTS,
      'x-labels': TEXTS,
      'x-message': TEXTS,
      'x-warn': 'softLimits',
      'x-empty': TEXTS,
      'x-placeholder': TEXTS,
      'x-unused-message': TEXTS,
      'x-row': TEXTS,
      'x-map': 'axes',
      items: 'field',
      'x-cases': 'cases',
      oneOf: 'cases',
    },
  ],
  ['softLimits', { message: TEXTS }],
  ['case', { title: TEXTS, ...PARTS }],
  ['curve', { ...TITLED, axis: TEXTS, x: 'axis', y: 'axes' }],
  ['axis', { title: TEXTS }],
  ['rule', { message: TEXTS }],
  ['check', { warn: TEXTS, error: TEXTS }],
  ['derivedValue', { title: TEXTS, from: TEXTS }],
  ['tab', { title: TEXTS, groups: 'groups' }],
  ['group', TITLED],
]);

/** The part that each entry of an object or list is. */
const SINGLE = new Map([
  ['fields', 'field'],
  ['curves', 'curve'],
  ['checks', 'check'],
  ['rules', 'rule'],
  ['derivedValues', 'derivedValue'],
  ['tabs', 'tab'],
  ['groups', 'group'],
  ['cases', 'case'],
  ['axes', 'axis'],
]);

/** Returns the value at the path; undefined if there is none. */
export function findAt(value: unknown, path: JSONPath): unknown {
  return path.reduce<unknown>((node, key) => new Map(listEntries(node)).get(String(key)), value);
}
