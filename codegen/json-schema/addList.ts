import { structureLimits } from '#codegen/structureLimits.ts';
import type { RecordShape, TableDefinition } from '#model/FormDefinition.ts';
import type { JsonSchema } from '#model/fieldSchema.ts';
import { LIST_COLUMN, REST_COLUMN } from '#model/tableRows.ts';
import { addProperties } from './addProperties.ts';
import { toDefault } from './addScalar.ts';
import { isPlainObject } from './isPlainObject.ts';
import { createField, innerUi, isLeftOut, isThere, type Place, type SchemaForm } from './SchemaForm.ts';
import type { Resolved } from './SchemaResolver.ts';
import { findTypes } from './schemaTypes.ts';

/** Adds a list: a table with a row for each of its values, or with a single row for a tuple. */
export function addList(form: SchemaForm, shape: RecordShape, place: Place, schema: Resolved): void {
  const { words } = schema;
  const table = Array.isArray(words.prefixItems)
    ? tupleTable(form, place, schema, words.prefixItems)
    : listTable(form, schema, place.ui);
  shape.fields[place.name] = createField(place, schema, {
    type: 'rows',
    table,
    ...toDefault(place, words),
    ...(isLeftOut(place, words) ? { whenEmpty: 'absent' } : {}),
  });
}

function listTable(form: SchemaForm, schema: Resolved, ui: JsonSchema): TableDefinition {
  const { items, minItems, maxItems, uniqueItems } = schema.words;
  const item = form.resolver.resolve(items);
  const isList = !isPlainObject(form.resolver, item);
  const isScalar = isList && item.words.type !== 'array' && item.words.type !== 'object';
  const head = {
    row: 'item',
    least: typeof minItems === 'number' ? minItems : 0,
    most: typeof maxItems === 'number' ? maxItems : structureLimits.rowsInAll,
    ...(isList ? { isList } : {}),
    ...(uniqueItems === true && isScalar ? { unique: [LIST_COLUMN] } : {}),
  };
  const inner = form.findUi(innerUi(ui, 'items'), item);
  return form.table(schema, head, {
    ui,
    build: (table) => {
      if (!isList) addProperties(form, table, { prefix: '', ui: inner }, item);
      else form.add(table, { name: LIST_COLUMN, title: 'Value', isRequired: true, ui: inner }, item);
    },
  });
}

function tupleTable(form: SchemaForm, place: Place, schema: Resolved, places: readonly unknown[]): TableDefinition {
  const { items = true, minItems } = schema.words;
  const least = isThere(place) ? 1 : 0;
  return form.table(
    schema,
    { row: 'list', least, most: 1, makes: 'tuple' },
    {
      ui: place.ui,
      build: (table) => {
        const uis = { ...(Array.isArray(place.ui.items) ? place.ui.items : []) };
        for (const [index, one] of places.entries()) {
          const inner = form.resolver.resolve(one);
          // An empty text is a value, but a flag may be unset.
          const isRequired = minItems === undefined ? !isFlag(inner) : index < Number(minItems);
          const own = { name: String(index), title: `${index + 1}`, isRequired, ui: innerUi(uis, String(index)) };
          form.add(table, own, inner);
        }
        if (items === false) return;
        const rest = {
          name: REST_COLUMN,
          title: 'Further items',
          isRequired: false,
          ui: { items: place.ui.additionalItems },
        };
        form.add(table, rest, form.resolver.resolve(form.derive(schema, 'rest', () => ({ type: 'array', items }))));
      },
    },
  );
}

function isFlag(schema: Resolved): boolean {
  return findTypes(schema).join() === 'boolean';
}
