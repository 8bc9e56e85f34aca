import type { FieldDefinition } from '#model/FormDefinition.ts';

/** A number that may be left empty, with these changes. */
export function createFlow(parts: Partial<FieldDefinition> = {}): FieldDefinition {
  return {
    name: 'flow',
    type: 'number',
    title: 'Flow',
    help: '',
    required: false,
    nullable: true,
    readOnly: false,
    hidden: false,
    system: false,
    ...parts,
  };
}
