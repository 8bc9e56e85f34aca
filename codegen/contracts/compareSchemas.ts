import type { JSONPath } from 'jsonc-parser';
import { LIMIT_WORDS } from '#codegen/limitWords.ts';
import type { Json } from '#codegen/readContract.ts';
import { isDeepEqual } from '#model/isDeepEqual.ts';
import { isRecord } from '#model/isRecord.ts';
import { shortenText } from '#model/shortenText.ts';
import type { ContractDifference } from './ContractDifference.ts';
import { type SchemaView, viewSchema } from './viewSchema.ts';

/** The contracts in which schemas are compared, and what has been compared already. */
export interface SchemaWalk {
  ours: Json;
  theirs: Json;
  seen: Set<string>;
  /**
   * Whether to compare only fields, types, and what may be absent or null, as the rules of stored values are compared
   * elsewhere.
   */
  isShapeOnly?: boolean;
}

interface Compared {
  ours: unknown;
  theirs: unknown;
  /** What is compared, in words. */
  at: string;
  path: JSONPath;
  walk: SchemaWalk;
}

/** Returns what two schemas state differently; a component of ours is compared once, under its own name. */
export function compareSchemas({ ours, theirs, walk, ...place }: Compared): ContractDifference[] {
  const [own, other] = [viewSchema(walk.ours, ours), viewSchema(walk.theirs, theirs)];
  if (listsKinds(own)) return [];
  const { name } = own;
  const key = JSON.stringify(name === undefined ? [place.path, place.at] : [name, other.name]);
  if (walk.seen.has(key)) return [];
  walk.seen.add(key);
  const { at, path } = name === undefined ? place : { at: name, path: ['components', 'schemas', name] };
  return [...compareTypes(own, other, { at, path, walk }), ...compareParts(own, other, { at, path, walk })];
}

/** Whether it is a component of any kind; the kinds are compared field by field. */
function listsKinds({ words }: SchemaView): boolean {
  return isRecord(words.discriminator) && words.discriminator.propertyName === 'subclass';
}

type Place = Pick<Compared, 'at' | 'path' | 'walk'>;

function compareTypes(own: SchemaView, other: SchemaView, { at, path, walk }: Place): ContractDifference[] {
  const differ = (code: ContractDifference['code'], word: string, ours: unknown, theirs: unknown) =>
    isDeepEqual(ours, theirs)
      ? []
      : [{ path, code, message: `${at}: ${word}: ${sayValue(ours)} here, ${sayValue(theirs)} there.` }];
  const kinds = [own, other].map(({ types, variants, only }) =>
    only === 'nothing'
      ? 'no value'
      : types.length > 0
        ? types.join(' or ')
        : variants.length > 0
          ? `one of ${variants.length} schemas`
          : 'any value',
  );
  const shape = [
    ...differ('type', 'type', kinds[0], kinds[1]),
    ...differ('nullable', 'may be null', own.isNullable, other.isNullable),
    ...differ('choices', 'choices', sorted(own.words.enum), sorted(other.words.enum)),
  ];
  if (walk.isShapeOnly || shape.length > 0) return shape;
  return RULES.flatMap((rule) => differ('rule', rule, own.words[rule], other.words[rule]));
}

const RULES = ['format', ...LIMIT_WORDS, 'pattern', 'minItems', 'maxItems', 'uniqueItems', 'default'];

/** Returns the choices in alphabetical order; undefined for a schema that accepts none, as its type states that. */
function sorted(values: unknown): string[] | undefined {
  return Array.isArray(values) && values.length > 0 ? values.map(String).sort() : undefined;
}

function sayValue(value: unknown): string {
  if (value === undefined || value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return sayValue(value.join(', '));
  return shortenText(typeof value === 'string' ? value : JSON.stringify(value), LONGEST);
}

const LONGEST = 100;

function compareParts(own: SchemaView, other: SchemaView, { at, path, walk }: Place): ContractDifference[] {
  const differences = [...own.properties].flatMap(([field, ours]): ContractDifference[] => {
    const inside = { at: `${at}.${field}`, path: [...path, 'properties', field], walk };
    if (!other.properties.has(field))
      return other.properties.size > 0
        ? [{ path: inside.path, code: 'field', message: `${inside.at} is only here.` }]
        : [];
    const [isRequired, isThere] = [own.required.has(field), other.required.has(field)];
    return [
      ...(isRequired === isThere ? [] : [required(inside, isRequired, isThere)]),
      ...compareSchemas({ ours, theirs: other.properties.get(field), ...inside }),
    ];
  });
  const foreign =
    own.properties.size === 0 ? [] : [...other.properties.keys()].filter((field) => !own.properties.has(field));
  const inItems =
    own.items !== undefined && other.items !== undefined
      ? compareSchemas({ ours: own.items, theirs: other.items, at: `${at}[]`, path: [...path, 'items'], walk })
      : [];
  return [
    ...differences,
    ...foreign.map((field) => ({
      path: [...path, 'properties', field],
      code: 'field' as const,
      message: `${at}.${field} is only there.`,
    })),
    ...inItems,
    ...compareVariants(own, other, { at, path, walk }),
  ];
}

/** Pairs variants by the names of their components, or else by their order. */
function compareVariants(own: SchemaView, other: SchemaView, { at, path, walk }: Place): ContractDifference[] {
  if (own.variants.length !== other.variants.length) return [];
  const named = new Map(other.variants.map((variant) => [viewSchema(walk.theirs, variant).name, variant]));
  return own.variants.flatMap((ours, index) => {
    const { name } = viewSchema(walk.ours, ours);
    const theirs = (name !== undefined && named.get(name)) || other.variants[index];
    return compareSchemas({ ours, theirs, at: `${at}, variant ${index + 1}`, path, walk });
  });
}

function required({ at, path }: Place, ours: boolean, theirs: boolean): ContractDifference {
  return { path, code: 'required', message: `${at}: required: ${sayValue(ours)} here, ${sayValue(theirs)} there.` };
}
