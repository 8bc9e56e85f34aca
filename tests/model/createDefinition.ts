import type { FieldDefinition, FormDefinition } from '#model/FormDefinition.ts';
import { createFields } from './nestedDefinition.ts';

/** A form of these fields, without tabs, curves and rules unless they are given. */
export function createDefinition(
  fields: readonly FieldDefinition[],
  parts: Partial<FormDefinition> = {},
): FormDefinition {
  return {
    id: 'probe',
    title: 'Probe',
    description: '',
    version: '1',
    fields: createFields(...fields),
    curves: {},
    rules: [],
    tabs: [],
    ...parts,
  };
}
