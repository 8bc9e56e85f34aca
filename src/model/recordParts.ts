import type { FieldDefinition, ObjectDefinition, RecordShape } from './FormDefinition.ts';
import { REST } from './nestedRecord.ts';

/** One property of a record's JSON: a field, or an object with its properties. */
export type RecordPart = FieldPart | ObjectPart;

interface FieldPart {
  property: string;
  /** The name in the definition. */
  name: string;
  field: FieldDefinition;
}

export interface ObjectPart {
  property: string;
  name: string;
  object: ObjectDefinition;
  /** The properties of the object; for a variant, those that all cases share, without the choice. */
  parts: RecordPart[];
  /** The choice between the cases of a variant. */
  choice?: FieldPart;
  /** The properties that each case of a variant adds, by the choice's value as text. */
  cases: Map<string, RecordPart[]>;
}

/**
 * Returns the properties of a record, nested as in its JSON, each at the place of its first field. All properties
 * without their own field are one part, named by `rest`.
 */
export function toRecordParts({ fields, objects = {} }: RecordShape, rest = REST): RecordPart[] {
  const root: RecordPart[] = [];
  const opened = new Map<string, ObjectPart>();

  function open(place: RecordPart[], name: string, property: string): ObjectPart {
    const known = opened.get(name);
    if (known) return known;
    const object = objects[name] ?? { title: property };
    const choices = fields[`${name}/${object.variant}`]?.choices ?? [];
    const part: ObjectPart = {
      property,
      name,
      object,
      parts: [],
      cases: new Map(choices.map(({ value }) => [String(value), []])),
    };
    opened.set(name, part);
    place.push(part);
    return part;
  }

  for (const field of Object.values(fields)) {
    // An alternative of a property is identified by the segment after it.
    const path = field.name.split(/\/(?!\?)/);
    const own = toProperty(path.pop() ?? '');
    const property = own === REST ? rest : own;
    let owner: ObjectPart | undefined;
    let place = root;
    path.forEach((segment, index) => {
      if (segment.startsWith('=')) {
        place = owner?.cases.get(segment.slice(1)) ?? place;
      } else {
        owner = open(place, path.slice(0, index + 1).join('/'), toProperty(segment));
        place = owner.parts;
      }
    });
    const part = { property, name: field.name, field };
    if (owner && place === owner.parts && owner.object.variant === property) owner.choice = part;
    else place.push(part);
  }
  return root;
}

function toProperty(segment: string): string {
  return segment.split('/')[0] ?? segment;
}
