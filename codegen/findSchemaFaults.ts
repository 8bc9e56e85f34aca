import { Ajv, type ErrorObject } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { JsonSchema } from '#model/fieldSchema.ts';
import { isRecord } from '#model/isRecord.ts';
import { faultReason, toPath, valueAt } from './checkShape.ts';
import { didYouMean } from './didYouMean.ts';
import { isRegExp } from './isRegExp.ts';
import type { Problem } from './Problem.ts';
import type { SourceFile } from './SourceFile.ts';
import { listSchemas } from './schemaWords.ts';

/** Reports why values can't be checked against the JSON Schema in a file. */
export function findSchemaFaults({ value, problemAt }: SourceFile): Problem[] {
  if (!isRecord(value)) {
    const message = `is not a JSON Schema of a document: it holds ${Array.isArray(value) ? 'a list' : JSON.stringify(value)}.`;
    return [problemAt([], message, 'Write { "type": "object", "properties": ... }.')];
  }
  const { $schema: stated, ...schema } = value;
  const draft = stated === undefined ? NEWEST : DRAFTS.get(String(stated).replace(/^https?:\/\/|#$/g, ''));
  if (!draft) {
    const message = `"$schema" ${JSON.stringify(stated)} is not a version of JSON Schema that can be read.`;
    return [problemAt(['$schema'], message, 'Use draft 6, draft 7, 2019-09 or 2020-12.')];
  }
  const ajv = draft();
  // Without "$schema", the schema of the draft applies, however its address is written.
  ajv.validateSchema(schema);
  const errors = ajv.errors ?? [];
  // Ajv also reports each schema that contains a fault.
  const broken = errors.filter(({ instancePath }) =>
    errors.every((other) => !other.instancePath.startsWith(`${instancePath}/`)),
  );
  if (broken.length > 0) {
    // If a keyword has several forms, the first one is the simplest.
    const firsts = new Map(broken.toReversed().map((error) => [error.instancePath, error]));
    return [...firsts.values()].map((error) =>
      problemAt(toPath(error.instancePath), `${toWord(error)} ${faultReason(error)}.`),
    );
  }
  return listSchemas(value).flatMap(({ schema: inner, path }) => [
    ...findReferenceFaults(inner, { path, root: value, problemAt }),
    ...findPatternFaults(inner).map(([keys, pattern]) => {
      const message = `${JSON.stringify(pattern)} is not a valid regular expression, so nothing could match it.`;
      return problemAt([...path, ...keys], message, 'Escape only characters that have a meaning, as with the flag u.');
    }),
  ]);
}

const OPTIONS = { allErrors: true, verbose: true, strict: false, validateFormats: false };
const NEWEST = once(() => new Ajv2020(OPTIONS));
// Draft 7 only adds keywords to draft 6.
const DRAFT_7 = once(() => new Ajv(OPTIONS));
const DRAFTS = new Map<string, () => Ajv>([
  ['json-schema.org/draft/2020-12/schema', NEWEST],
  ['json-schema.org/draft/2019-09/schema', once(() => new Ajv2019(OPTIONS))],
  ['json-schema.org/draft-07/schema', DRAFT_7],
  ['json-schema.org/draft-06/schema', DRAFT_7],
]);

/** Returns a function that makes something when it is first called, as each draft takes a while to compile. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function toWord({ instancePath }: ErrorObject): string {
  return JSON.stringify(toPath(instancePath).at(-1));
}

interface Place {
  path: readonly string[];
  root: JsonSchema;
  problemAt: SourceFile['problemAt'];
}

function findReferenceFaults(schema: JsonSchema, { path, root, problemAt }: Place): Problem[] {
  const others = OTHER_REFERENCES.filter((word) => schema[word] !== undefined).map((word) =>
    problemAt([...path, word], `"${word}" can't be followed here.`, BY_PLACE),
  );
  const { $ref } = schema;
  if (typeof $ref !== 'string') return others;
  const report = (message: string, fix?: string) => [...others, problemAt([...path, '$ref'], message, fix)];
  if (!$ref.startsWith('#'))
    return report(`"${$ref}" leads out of this file.`, 'Copy that schema into "$defs", and refer to it there.');
  if (!/^#(?:\/|$)/.test($ref)) return report(`"${$ref}" names no place in this file.`, BY_PLACE);
  if (!isSchema(valueAt(root, toPointer($ref)))) {
    const known = listSchemas(root).map((inner) => `#${inner.path.map((key) => `/${escapeKey(key)}`).join('')}`);
    return report(`"${$ref}" leads to no schema.`, didYouMean($ref, known));
  }
  if (leadsInCircle($ref, root)) return report(`"${$ref}" leads in a circle, so it never says what a value is.`);
  return others;
}

const BY_PLACE = 'Name the schema by its place with a "$ref": "#/$defs/name".';
const OTHER_REFERENCES = ['$dynamicRef', '$recursiveRef'];

function leadsInCircle(first: string, root: JsonSchema): boolean {
  const met = new Set<string>();
  for (let ref: unknown = first; typeof ref === 'string'; ) {
    if (met.has(ref)) return true;
    met.add(ref);
    const target = valueAt(root, toPointer(ref));
    ref = isRecord(target) ? target.$ref : undefined;
  }
  return false;
}

function toPointer(ref: string): string[] {
  const pointer = ref.slice(1);
  try {
    // A reference is part of a URI, in which some characters are encoded.
    return toPath(decodeURIComponent(pointer));
  } catch {
    return toPath(pointer);
  }
}

function isSchema(value: unknown): boolean {
  return isRecord(value) || typeof value === 'boolean';
}

function escapeKey(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

/**
 * Returns the invalid patterns of a schema, with the keys that lead to them. Checks compile patterns with the flag u.
 */
function findPatternFaults({ pattern, patternProperties }: JsonSchema): [keys: string[], pattern: string][] {
  const patterns: [string[], string][] = [
    ...(typeof pattern === 'string' ? [[['pattern'], pattern] satisfies [string[], string]] : []),
    ...Object.keys(isRecord(patternProperties) ? patternProperties : {}).map((own): [string[], string] => [
      ['patternProperties', own],
      own,
    ]),
  ];
  return patterns.filter(([, own]) => !isRegExp(own));
}
