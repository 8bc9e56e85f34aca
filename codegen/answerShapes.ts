import { isRecord } from '#model/isRecord.ts';
import type { AnswerShape } from '#model/readAnswer.ts';

type Json = Record<string, unknown>;

/**
 * Returns the shape of a successful answer from its schema, whose references are resolved; undefined without a body.
 */
export function answerShape(schema: Json | undefined): AnswerShape | undefined {
  return schema && toShape(schema);
}

function toShape(schema: Json): AnswerShape {
  if (schema['x-any-shape'] === true) return 'any';
  if (Array.isArray(schema.oneOf)) return commonShape(schema);
  const types = [schema.type].flat();
  const optional = types.includes('null') ? '?' : '';
  const [type, ...others] = types.filter((one) => one !== 'null');
  if (others.length) return 'any';
  switch (type) {
    case 'array':
      return { list: toShape(asObject(schema.items)) };
    case 'object':
      return isRecord(schema.properties) ? recordShape(schema) : 'any';
    case 'string':
      return schema.format === 'date-time' ? `date${optional}` : `text${optional}`;
    case 'number':
    case 'integer':
      return `number${optional}`;
    case 'boolean':
      return `flag${optional}`;
    default:
      return 'any';
  }
}

function recordShape(schema: Json): AnswerShape {
  const properties = Object.entries(asObject(schema.properties));
  const required = [schema.required].flat();
  const optional = properties.map(([key]) => key).filter((key) => !required.includes(key));
  const record = Object.fromEntries(properties.map(([key, property]) => [key, toShape(asObject(property))]));
  return { record, ...(optional.length ? { optional } : {}) };
}

/** The shape that all branches share: the discriminator, the name and read-only properties; the forms know the rest. */
function commonShape(schema: Json): AnswerShape {
  const branches = [schema.oneOf].flat().map((branch) => asObject(asObject(branch).properties));
  const word = asObject(schema.discriminator).propertyName;
  const common = Object.entries(branches[0] ?? {}).filter(
    ([key, property]) =>
      branches.every((branch) => Object.hasOwn(branch, key)) &&
      (key === word || key === 'name' || asObject(property).readOnly === true),
  );
  return { record: Object.fromEntries(common.map(([key, property]) => [key, toShape(asObject(property))])) };
}

function asObject(value: unknown): Json {
  return isRecord(value) ? value : {};
}
