import type { ConditionDefinition, FormDefinition, RecordShape } from '#model/FormDefinition.ts';
import type { JsonSchema } from '#model/fieldSchema.ts';
import { isRecord } from '#model/isRecord.ts';
import { LIST_COLUMN } from '#model/tableRows.ts';
import type { FieldSchema } from './KindFile.ts';

interface Read {
  definition: FormDefinition;
  /** Whether the document is not an object, so that its definition has the single field 'value'. */
  isWrapped: boolean;
}

/** Returns the fields, objects and conditions of a document, named and placed as parts of the field that holds it. */
export function graftDocument(
  name: string,
  { title, description }: FieldSchema,
  { definition, isWrapped }: Read,
): { shape: RecordShape; conditions: ConditionDefinition[] } {
  const { fields, objects = {}, conditions = [] } = definition;
  const toName = (inner: string) => {
    if (!isWrapped) return inner === '' ? name : `${name}/${inner}`;
    return inner === LIST_COLUMN ? name : inner.replace(/^value(?=\/)/, name);
  };
  const rename = <T>(parts: Record<string, T>) =>
    Object.entries(parts).map(([inner, part]) => [toName(inner), part] as const);
  const own = { title: title ?? definition.title, help: description ?? definition.description };
  const known = objects[isWrapped ? LIST_COLUMN : ''];
  const root = isWrapped && !known ? {} : { [name]: { ...known, ...own, required: true, isDocument: true } };
  return {
    shape: {
      fields: Object.fromEntries(
        rename(fields).map(([path, field]) => [
          path,
          { ...field, ...(path === name ? { ...own, isDocument: true } : {}), name: path },
        ]),
      ),
      objects: { ...root, ...Object.fromEntries(rename(objects).filter(([path]) => path !== name)) },
    },
    conditions: conditions.map((condition) => ({
      ...condition,
      if: isWrapped ? renameProperty(condition.if, name) : { properties: { [name]: condition.if }, required: [name] },
      shows: condition.shows.map(toName),
      ...(condition.requires ? { requires: condition.requires.map(toName) } : {}),
    })),
  };
}

/** Renames the property 'value' in the schema of a record. */
function renameProperty(schema: JsonSchema, name: string): JsonSchema {
  const toName = (property: unknown) => (property === LIST_COLUMN ? name : property);
  return Object.fromEntries(
    Object.entries(schema).map(([word, value]) => {
      if (word === 'required' && Array.isArray(value)) return [word, value.map(toName)];
      if (word === 'properties' && isRecord(value))
        return [word, Object.fromEntries(Object.entries(value).map(([property, own]) => [toName(property), own]))];
      // Schemas joined by these keywords are about the record as well.
      if (JOINING.has(word) && Array.isArray(value)) return [word, value.map((own) => renameProperty(own, name))];
      return [word, word === 'not' && isRecord(value) ? renameProperty(value, name) : value];
    }),
  );
}

const JOINING = new Set(['allOf', 'anyOf', 'oneOf']);
