import { createField, type Place, SchemaForm } from '#codegen/json-schema/SchemaForm.ts';
import type { Resolved } from '#codegen/json-schema/SchemaResolver.ts';
import type { RecordShape } from '#model/FormDefinition.ts';
import type { JsonSchema } from '#model/fieldSchema.ts';
import { resolvedSchema } from './resolvedSchema.ts';

type Draw = (form: SchemaForm, shape: RecordShape, place: Place, schema: Resolved) => void;

/**
 * What is drawn of a schema in a required field "a", or in another place; whatever is inside it becomes a text, whose
 * place and keywords are listed.
 */
export function drawnSchema(draw: Draw, root: unknown, given: Partial<Place> = {}) {
  const { resolver, schema } = resolvedSchema(root);
  const added: { place: Place; words: JsonSchema }[] = [];
  const form = new SchemaForm(resolver, {
    add: (_form, shape, place, { words }) => {
      added.push({ place, words });
      shape.fields[place.name] = createField(place, { words }, { type: 'text' });
    },
    ui: {},
  });
  const shape: RecordShape = { fields: {} };
  draw(form, shape, { name: 'a', title: 'A', isRequired: true, ui: {}, ...given }, schema);
  return { shape, field: shape.fields.a, added, faults: resolver.faults, conditions: form.conditions };
}
