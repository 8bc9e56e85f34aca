import type { FieldDefinition } from '#model/FormDefinition.ts';

/** An optional number in kW. */
export function createField(name: string): FieldDefinition {
  return {
    name,
    type: 'number',
    title: name,
    help: 'Help',
    unit: 'kW',
    required: false,
    nullable: true,
    readOnly: false,
    hidden: false,
    system: false,
  };
}
