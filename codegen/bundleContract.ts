import { isMap, isScalar, LineCounter, type Node, parseDocument } from 'yaml';
import type { FormDefinition } from '#model/FormDefinition.ts';
import { isRecord } from '#model/isRecord.ts';
import { toPath, valueAt } from './checkShape.ts';
import { didYouMean } from './didYouMean.ts';
import { readSchema, schemaName, writeSchema } from './kindSchemas.ts';
import type { Problem } from './Problem.ts';
import { NAME_PATTERN } from './publishedPatterns.ts';

type Json = Record<string, unknown>;

/** One call of the contract. */
export interface Operation {
  operationId: string;
  method: string;
  path: string;
  secured: boolean;
  parameters: { name: string; in: string; required: boolean; schema: Json }[];
  /** The JSON body's schema, its references resolved; absent where the call takes none. */
  body?: { schema: Json; required: boolean };
  /** Whether the body is a component, which its own kind checks. */
  isComponent: boolean;
  /** The schema of the JSON that the call answers with where it succeeds, its references resolved; absent for none. */
  answer?: Json;
}

export interface Contract {
  document: Json;
  operations: Operation[];
}

interface ContractInput {
  file: string;
  /** YAML; absent where the file is, which is told elsewhere. */
  text: string | undefined;
  definitions: FormDefinition[];
  /** Of every kind file, those among them that have problems. */
  subclasses: string[];
}

/** Puts the kinds into the contract: each `x-kinds` schema becomes what its word says of all of them. */
export function bundleContract({ file, text, definitions, subclasses }: ContractInput): {
  contract: Contract | undefined;
  problems: Problem[];
} {
  if (text === undefined) return { contract: undefined, problems: [] };
  const lines = new LineCounter();
  const parsed = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number, message: string, suggestion?: string): Problem => {
    const { line, col } = lines.linePos(offset);
    return { file, line, column: col, message, suggestion };
  };
  const problems = parsed.errors.map(({ pos, message }) => at(pos[0], `is not valid YAML: ${message}.`));
  if (problems.length) return { contract: undefined, problems };
  if (!isMap(parsed.contents)) {
    return { contract: undefined, problems: [at(0, 'holds no contract.', 'It begins with "openapi: 3.1.0".')] };
  }
  const findOffset = (path: (string | number)[]) => {
    const node = parsed.getIn(path, true);
    return isNode(node) ? (node.range?.[0] ?? 0) : 0;
  };
  // The document is a map, as was just seen.
  const document = parsed.toJS() as Json;
  const schemas = objectAt(objectAt(document, 'components'), 'schemas');
  for (const subclass of subclasses) {
    const name = schemaName(subclass);
    for (const taken of [name, `${name}Write`]) {
      if (!schemas[taken]) continue;
      const message = `schema "${taken}" is made from schemas/kinds/${subclass}.json; it can't be written here as well.`;
      problems.push(at(findOffset(['components', 'schemas', taken]), message, 'Remove or rename it.'));
    }
  }
  const used = new Set<string>();
  for (const [name, schema] of Object.entries(schemas)) {
    if (!isRecord(schema) || schema['x-kinds'] === undefined) continue;
    const word = String(schema['x-kinds']);
    const made = kindsSchema(word, definitions);
    if (!made) {
      problems.push(
        at(
          findOffset(['components', 'schemas', name, 'x-kinds']),
          `"x-kinds: ${word}" is not known here.`,
          `Known: ${KIND_WORDS.join(', ')}.`,
        ),
      );
      continue;
    }
    used.add(word);
    const { 'x-kinds': _, ...words } = schema;
    schemas[name] = { ...words, ...made };
  }
  for (const word of ['read', 'write']) {
    if (!used.has(word))
      problems.push(
        at(
          findOffset(['components', 'schemas']),
          `no schema says "x-kinds: ${word}", so the kinds would not be in the contract.`,
          `Write it at the schema that stands for ${word === 'read' ? 'stored components' : 'components to be stored'}.`,
        ),
      );
  }
  for (const definition of definitions) {
    const name = schemaName(definition.id);
    schemas[name] = readSchema(definition);
    schemas[`${name}Write`] = writeSchema(definition);
  }
  for (const schema of Object.values(schemas)) {
    if (isRecord(schema) && schema['x-text'] === 'name') schema.pattern = NAME_PATTERN;
  }
  const promised = subclasses.map(schemaName).flatMap((name) => [`${SCHEMAS}${name}`, `${SCHEMAS}${name}Write`]);
  const targets = new Set([...listParts(document), ...promised]);
  for (const { path, ref } of references(document)) {
    if (targets.has(ref) || target(document, ref) !== undefined) continue;
    problems.push(
      at(findOffset(path), `"${ref}" leads nowhere, so nothing could be checked by it.`, didYouMean(ref, targets)),
    );
  }
  const { operations, problems: more } = readOperations(document, (path, message, suggestion) =>
    at(findOffset(path), message, suggestion),
  );
  problems.push(...more);
  return { contract: problems.length ? undefined : { document, operations }, problems };
}

const SCHEMAS = '#/components/schemas/';
const KIND_WORDS = ['read', 'write', 'names'];
const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

function kindsSchema(word: string, definitions: FormDefinition[]): Json | undefined {
  if (word === 'names') return { type: 'string', enum: definitions.map(({ id }) => id) };
  if (!KIND_WORDS.includes(word)) return undefined;
  const refs = definitions.map(({ id }) => [
    id,
    `#/components/schemas/${schemaName(id)}${word === 'write' ? 'Write' : ''}`,
  ]);
  return {
    oneOf: refs.map(([, $ref]) => ({ $ref })),
    discriminator: { propertyName: 'subclass', mapping: Object.fromEntries(refs) },
  };
}

type Path = (string | number)[];

/** Pointers to all that stands under `components`. */
function listParts(document: Json): string[] {
  const components = objectAt(document, 'components');
  return Object.keys(components).flatMap((section) =>
    Object.keys(objectAt(components, section)).map((name) => `#/components/${section}/${name}`),
  );
}

function references(node: unknown, path: Path = []): { path: Path; ref: string }[] {
  if (Array.isArray(node)) return node.flatMap((entry, index) => references(entry, [...path, index]));
  if (!isRecord(node)) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string'
      ? [{ path: [...path, key], ref: value }]
      : references(value, [...path, key]),
  );
}

function readOperations(
  document: Json,
  problemAt: (path: Path, message: string, suggestion: string) => Problem,
): { operations: Operation[]; problems: Problem[] } {
  const operations: Operation[] = [];
  const problems: Problem[] = [];
  const seen = new Map<string, string>();
  for (const [path, item] of Object.entries(objectAt(document, 'paths'))) {
    for (const method of METHODS) {
      const call = isRecord(item) ? item[method] : undefined;
      if (!isRecord(item) || !isRecord(call)) continue;
      const place = ['paths', path, method];
      const { operationId } = call;
      if (typeof operationId !== 'string') {
        const message = `${method.toUpperCase()} ${path} has no operationId, so no route could be bound to it.`;
        problems.push(problemAt(place, message, 'Give it one of its own.'));
        continue;
      }
      const twin = seen.get(operationId);
      if (twin)
        problems.push(
          problemAt(
            [...place, 'operationId'],
            `operationId "${operationId}" belongs to ${twin} already, so one of the two would have no route.`,
            'Give each its own.',
          ),
        );
      seen.set(operationId, `${method.toUpperCase()} ${path}`);
      operations.push(toOperation(document, { operationId, method, path, item, call }));
    }
  }
  return { operations: operations.sort((a, b) => (a.operationId < b.operationId ? -1 : 1)), problems };
}

function toOperation(
  document: Json,
  {
    operationId,
    method,
    path,
    item,
    call,
  }: { operationId: string; method: string; path: string; item: Json; call: Json },
): Operation {
  const security = call.security ?? document.security;
  const parameters = [item.parameters, call.parameters]
    .flatMap((list) => (Array.isArray(list) ? list : []))
    .map((entry) => {
      const parameter = resolve(document, entry);
      return {
        name: String(parameter.name),
        in: String(parameter.in),
        required: parameter.required === true,
        schema: resolve(document, parameter.schema),
      };
    });
  const body = follow(document, call.requestBody);
  const media = objectAt(objectAt(body, 'content'), 'application/json').schema;
  const isComponent = isRecord(media) && typeof media.$ref === 'string' && COMPONENT_BODIES.test(media.$ref);
  const success = Object.entries(objectAt(call, 'responses')).find(([status]) => status.startsWith('2'))?.[1];
  const answer = objectAt(objectAt(follow(document, success), 'content'), 'application/json').schema;
  return {
    operationId,
    method: method.toUpperCase(),
    path,
    secured: Array.isArray(security) && security.length > 0,
    parameters,
    isComponent,
    ...(isRecord(media) && !isComponent
      ? { body: { schema: resolve(document, media), required: body.required === true } }
      : {}),
    ...(isRecord(answer) ? { answer: resolve(document, answer) } : {}),
  };
}

const COMPONENT_BODIES = /\/ComponentWrite$/;

/** What the value names, or the value itself where it is no reference. */
function follow(document: Json, value: unknown, chain: string[] = []): Json {
  if (!isRecord(value)) return {};
  const { $ref } = value;
  if (typeof $ref !== 'string') return value;
  return chain.includes($ref) ? {} : follow(document, target(document, $ref), [...chain, $ref]);
}

/** What stands where a reference into the document leads. */
function target(document: Json, ref: string): unknown {
  return ref.startsWith('#/') ? valueAt(document, toPath(ref.slice(1))) : undefined;
}

/** The value with every `$ref` into the document replaced by what it names; one that leads back to itself, by anything. */
function resolve(document: Json, value: unknown): Json {
  const resolved = resolveAny(document, value);
  return isRecord(resolved) ? resolved : {};
}

function resolveAny(document: Json, value: unknown, chain: string[] = []): unknown {
  if (Array.isArray(value)) return value.map((entry) => resolveAny(document, entry, chain));
  if (!isRecord(value)) return value;
  const { $ref } = value;
  if (typeof $ref === 'string')
    return chain.includes($ref) ? {} : resolveAny(document, target(document, $ref) ?? {}, [...chain, $ref]);
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, resolveAny(document, entry, chain)]));
}

function objectAt(parent: unknown, key: string): Json {
  const child = isRecord(parent) ? parent[key] : undefined;
  return isRecord(child) ? child : {};
}

function isNode(value: unknown): value is Node {
  return isScalar(value) || isMap(value) || (typeof value === 'object' && value !== null && 'range' in value);
}
