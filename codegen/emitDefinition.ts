import type { FieldDefinition, FormDefinition, RecordShape, TableDefinition } from '#model/FormDefinition.ts';
import { writeTables } from './writeTables.ts';

/** Returns the statements of a kind's module that create its definition, and whether they call `linkTables`. */
export function emitDefinition(definition: FormDefinition): { code: string; isLinked: boolean } {
  const { shape, tables } = writeTables(definition);
  if (tables.length === 0)
    return { code: `const definition: FormDefinition = ${JSON.stringify(shape, null, 2)};`, isLinked: false };
  const code = `const tables: object[] = [
${tables.map((table) => `  ${JSON.stringify(toBrief(table))},`).join('\n')}
];

const definition: FormDefinition = linkTables(${JSON.stringify(toBrief(shape))}, tables);`;
  return { code, isLinked: true };
}

/** Leaves out what `linkTables` adds to every field. */
function toBrief(shape: RecordShape): object {
  return {
    ...shape,
    fields: Object.fromEntries(Object.entries(shape.fields).map(([name, field]) => [name, toBriefField(field)])),
  };
}

function toBriefField({ name: _, ...field }: FieldDefinition): object {
  // A repeated table is written as its index.
  const table: TableDefinition | number | undefined = field.table;
  const words = Object.entries({ ...field, ...(typeof table === 'object' ? { table: toBrief(table) } : {}) });
  return Object.fromEntries(
    words.filter(([word, value]) => !(value === false && FLAGS.has(word)) && !(value === '' && word === 'help')),
  );
}

/** Properties of a field that are false if its definition leaves them out. */
const FLAGS = new Set(['required', 'nullable', 'readOnly', 'hidden', 'system']);
