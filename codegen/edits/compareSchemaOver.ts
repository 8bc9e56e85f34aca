import type { JSONPath } from 'jsonc-parser';
import { toPath } from '#codegen/checkShape.ts';
import { REFUSING, type SchemaView, viewSchema } from '#codegen/contracts/viewSchema.ts';
import type { Json } from '#codegen/readContract.ts';
import { isDeepEqual } from '#model/isDeepEqual.ts';
import { shortenText } from '#model/shortenText.ts';
import type { ContractEdit } from './ContractEdit.ts';

/** The documents whose schemas are compared, and the pairs compared so far. */
export interface SchemaEdits {
  old: Json;
  now: Json;
  seen: Set<string>;
  /** What precedes the name of a referenced part in messages. */
  prefix?: string;
}

interface Compared {
  before: unknown;
  after: unknown;
  /** What is compared, in words. */
  at: string;
  path: JSONPath;
  /** Whether clients send it; otherwise they read it. */
  isSent: boolean;
  edits: SchemaEdits;
}

/**
 * Returns every edit between two schemas; a component is compared once as something sent and once as something read.
 */
export function compareSchemaOver({ before, after, edits, isSent, ...place }: Compared): ContractEdit[] {
  const [was, is] = [viewSchema(edits.old, before), viewSchema(edits.now, after)];
  // A part of a document may refer to the whole document.
  const whole = place.path.length === 0 ? '#' : undefined;
  const ref = is.ref ?? whole;
  const key = JSON.stringify([isSent, ref === undefined ? [place.path, place.at] : [was.ref ?? whole, ref]]);
  if (edits.seen.has(key)) return [];
  edits.seen.add(key);
  const at = is.name === undefined ? place.at : `${edits.prefix ?? ''}${is.name}`;
  const path: JSONPath = is.ref === undefined ? place.path : toPointer(is.ref);
  const around = { at, path, isSent, edits };
  if (was.only === 'nothing' || is.only === 'nothing') return compareNothing(was, is, around);
  return [...compareWords(was, is, around), ...compareProperties(was, is, around), ...compareParts(was, is, around)];
}

/** Returns the path that a reference leads to. */
function toPointer(ref: string): JSONPath {
  try {
    return toPath(decodeURIComponent(ref.slice(1)));
  } catch {
    // A reference with a broken escape has no target.
    return [];
  }
}

/** Compares schemas of which one accepts no value. */
function compareNothing(was: SchemaView, is: SchemaView, { at, path, isSent }: Around): ContractEdit[] {
  if (was.only === is.only) return [];
  const side = isSent ? 'taken' : 'answered';
  return is.only === 'nothing'
    ? [{ path, code: `fewer values ${side}`, message: `${at}: no value is accepted any longer` }]
    : [{ path, code: `more values ${side}`, message: `${at}: no value was accepted before` }];
}

type Around = Pick<Compared, 'at' | 'path' | 'isSent' | 'edits'>;
type Tendency = 'fewer' | 'more' | 'other';

function compareWords(was: SchemaView, is: SchemaView, { at, path, isSent }: Around): ContractEdit[] {
  const side = isSent ? 'taken' : 'answered';
  const report = (word: string, tendency: Tendency, values: readonly [unknown, unknown]): ContractEdit => ({
    path: [...path, word],
    code: `${tendency} values ${side}`,
    message: `${at}: "${word}" is ${sayValue(values[1])}; it was ${sayValue(values[0])}`,
  });
  const sets = [
    ['type', listTypes(was), listTypes(is)],
    ['enum', was.words.enum, is.words.enum],
  ] as const;
  const inSets = sets.flatMap(([word, a, b]) => {
    const tendency = compareSets(a, b);
    return tendency ? [report(word, tendency, [a, b])] : [];
  });
  const others = [...new Set([...Object.keys(was.words), ...Object.keys(is.words)])].filter(
    (word) => !ELSEWHERE.has(word) && !isDeepEqual(was.words[word], is.words[word]),
  );
  const inWords = others.map((word): ContractEdit => {
    const values = [was.words[word], is.words[word]] as const;
    const sign = LIMITS[word];
    if (sign !== undefined) return report(word, compareNumbers(...values, sign), values);
    if (REFUSING.has(word))
      return report(word, values[0] === undefined ? 'fewer' : values[1] === undefined ? 'more' : 'other', values);
    if (word === 'additionalProperties')
      return report(word, values[1] === false ? 'fewer' : values[0] === false ? 'more' : 'other', values);
    const code = word === 'default' && isSent ? 'default changed' : 'words changed';
    return { path: [...path, word], code, message: `${at}: "${word}"` };
  });
  return [...inSets, ...inWords];
}

/** Keywords that are compared elsewhere, or whose parts are compared where they are referenced. */
const ELSEWHERE: ReadonlySet<string> = new Set(['enum', 'discriminator', '$defs', 'definitions']);
/** 1 if a greater number accepts fewer values, -1 if it accepts more. */
const LIMITS: Record<string, 1 | -1> = {
  ...{ minimum: 1, exclusiveMinimum: 1, minLength: 1, minItems: 1, minProperties: 1, minContains: 1 },
  ...{ maximum: -1, exclusiveMaximum: -1, maxLength: -1, maxItems: -1, maxProperties: -1, maxContains: -1 },
};
function listTypes({ types, isNullable, only }: SchemaView): string[] | undefined {
  if (only === 'null') return ['null'];
  return types.length === 0 ? undefined : [...types, ...(isNullable ? ['null'] : [])];
}

/** Compares two sets of accepted values; undefined accepts any. */
function compareSets(was: unknown, is: unknown): Tendency | undefined {
  if (!Array.isArray(was)) return Array.isArray(is) ? 'fewer' : undefined;
  if (!Array.isArray(is)) return 'more';
  const isIn = (value: unknown, values: unknown[]) =>
    values.includes(value) || (value === 'integer' && values.includes('number'));
  const isMissing = was.some((value) => !isIn(value, is));
  const isNew = is.some((value) => !isIn(value, was));
  if (isMissing) return isNew ? 'other' : 'fewer';
  return isNew ? 'more' : undefined;
}

function compareNumbers(was: unknown, is: unknown, sign: 1 | -1): Tendency {
  if (typeof was !== 'number' || typeof is !== 'number') return typeof is === 'number' ? 'fewer' : 'more';
  return sign * (is - was) > 0 ? 'fewer' : 'more';
}

function compareProperties(was: SchemaView, is: SchemaView, { at, path, isSent, edits }: Around): ContractEdit[] {
  // A property that no object may have counts as absent.
  const isRefused = (view: SchemaView, document: Json, name: string) =>
    viewSchema(document, view.properties.get(name)).only === 'nothing';
  const gone = [...was.properties.keys()].filter(
    (name) => !is.properties.has(name) && !isRefused(was, edits.old, name),
  );
  const inside = [...is.properties].flatMap(([name, after]): ContractEdit[] => {
    const own = { at: `${at}.${name}`, path: [...path, 'properties', name] };
    const isDemanded = is.required.has(name);
    if (!was.properties.has(name)) {
      if (isRefused(is, edits.now, name)) return compareSchemaOver({ before: {}, after, ...own, isSent, edits });
      const sent = isDemanded ? 'required property added' : 'sent property added';
      return [{ path: own.path, code: isSent ? sent : 'read property added', message: own.at }];
    }
    const demand = isDemanded === was.required.has(name) ? [] : [sayDemand(own.path, own.at, { isDemanded, isSent })];
    return [...demand, ...compareSchemaOver({ before: was.properties.get(name), after, ...own, isSent, edits })];
  });
  // A name may be required without being among the properties.
  const undescribed = [...new Set([...was.required, ...is.required])].filter(
    (name) => !was.properties.has(name) && !is.properties.has(name) && was.required.has(name) !== is.required.has(name),
  );
  return [
    ...undescribed.map((name) =>
      sayDemand([...path, 'required'], `${at}.${name}`, { isDemanded: is.required.has(name), isSent }),
    ),
    ...gone.map((name): ContractEdit => {
      const code = isSent ? 'sent property removed' : 'read property removed';
      return { path: [...path, 'properties', name], isGone: true, code, message: `${at}.${name}` };
    }),
    ...inside,
  ];
}

function sayDemand(
  path: JSONPath,
  message: string,
  { isDemanded, isSent }: { isDemanded: boolean; isSent: boolean },
): ContractEdit {
  const verb = isSent ? 'demanded' : 'promised';
  return { path, code: isDemanded ? `property ${verb}` : `property no longer ${verb}`, message };
}

function compareParts(was: SchemaView, is: SchemaView, { at, path, isSent, edits }: Around): ContractEdit[] {
  const side = isSent ? 'taken' : 'answered';
  const inItems =
    was.items === undefined && is.items === undefined
      ? []
      : compareSchemaOver({
          before: was.items,
          after: is.items,
          at: `${at}[]`,
          path: [...path, 'items'],
          isSent,
          edits,
        });
  const names = (view: SchemaView, document: Json) =>
    view.variants.map((variant, index) => viewSchema(document, variant).name ?? String(index));
  const [before, after] = [names(was, edits.old), names(is, edits.now)];
  const tendency = compareSets(before, after);
  const variants = after.flatMap((name, index) => {
    const earlier = before.indexOf(name);
    if (earlier < 0) return [];
    const pair = { before: was.variants[earlier], after: is.variants[index] };
    return compareSchemaOver({ ...pair, at: `${at}, variant ${name}`, path, isSent, edits });
  });
  return [
    ...inItems,
    ...(tendency ? [{ path, code: `${tendency} values ${side}` as const, message: `${at}: its variants` }] : []),
    ...variants,
  ];
}

function sayValue(value: unknown): string {
  return shortenText(value === undefined ? 'absent' : (JSON.stringify(value) ?? ''), LONGEST);
}

const LONGEST = 80;
