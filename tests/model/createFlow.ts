import type { FieldDefinition } from '#model/FormDefinition.ts';
import { plainField } from '#model/plainField.ts';

/** A number that may be left empty, with these changes. */
export function createFlow(parts: Partial<FieldDefinition> = {}): FieldDefinition {
  return {
    ...plainField,
    name: 'flow',
    type: 'number',
    title: 'Flow',
    nullable: true,
    ...parts,
  };
}
