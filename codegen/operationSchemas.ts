import { isRecord } from '#model/isRecord.ts';
import type { Operation } from './readOperations.ts';

type Json = Record<string, unknown>;

/** Returns the schemas of the bodies, queries or path parameters that the server checks, by operationId. */
export function operationSchemas(operations: Operation[], part: 'body' | 'query' | 'path'): Record<string, Json> {
  return Object.fromEntries(
    operations.flatMap((operation) => {
      const schema = part === 'body' ? bodySchema(operation) : parameterSchema(operation, part);
      return schema ? [[operation.operationId, schema]] : [];
    }),
  );
}

function bodySchema({ body }: Operation): Json | undefined {
  return body && checkable(body.schema);
}

// Parameters arrive as texts: a flag is 'true' or 'false', a whole number its digits.
function parameterSchema({ parameters }: Operation, place: 'query' | 'path'): Json | undefined {
  const own = parameters.filter((parameter) => parameter.in === place);
  if (own.length === 0) return undefined;
  return {
    type: 'object',
    properties: Object.fromEntries(own.map(({ name, schema }) => [name, textSchema(checkable(schema), place)])),
    required: own.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: place === 'path',
  };
}

function textSchema({ enum: values, ...schema }: Json, place: 'query' | 'path'): Json {
  // A path with an unknown value does not exist, like any other unknown path: 404, not 400.
  if (values !== undefined && place === 'query') return { ...schema, enum: values };
  if (schema.type === 'boolean') return { enum: ['true', 'false'] };
  if (schema.type === 'integer') return { type: 'string', pattern: '^\\d+$' };
  return schema;
}

/** Returns the part of a contract's schema that is compiled: no texts, no examples, no annotations. */
function checkable(schema: Json): Json {
  const kept = Object.entries(schema).flatMap(([key, value]): [string, unknown][] => {
    if (key === 'x-text') return [...NAME_RULES];
    // The published pattern of a name repeats the rules above as closely as a pattern can.
    if (key === 'pattern' && schema['x-text'] !== undefined) return [];
    if (key === 'format') return value === 'email' ? [['isEmail', true]] : [];
    if (key.startsWith('x-') || ANNOTATIONS.has(key)) return [];
    if (key === 'properties' && isRecord(value)) {
      return [
        [
          key,
          Object.fromEntries(
            Object.entries(value).map(([name, entry]) => [name, isRecord(entry) ? checkable(entry) : entry]),
          ),
        ],
      ];
    }
    if (Array.isArray(value)) return [[key, value.map((entry) => (isRecord(entry) ? checkable(entry) : entry))]];
    return [[key, isRecord(value) ? checkable(value) : value]];
  });
  return Object.fromEntries(kept);
}

const NAME_RULES: [string, unknown][] = ['isFilled', 'isVisible', 'isPlainLine'].map((rule) => [rule, true]);
const ANNOTATIONS = new Set([
  'title',
  'description',
  'example',
  'examples',
  'default',
  'readOnly',
  'writeOnly',
  'deprecated',
  'discriminator',
]);
