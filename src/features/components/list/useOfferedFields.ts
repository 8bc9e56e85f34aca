import { isKnown } from '#library/getKindAppearance.ts';
import { useKind } from '#library/useKind.ts';
import type { FieldDefinition } from '#model/FormDefinition.ts';
import { labelField, listFields } from './createListValues.ts';

export interface OfferedField {
  field: FieldDefinition;
  label: string;
}

/** Loads the fields that the list of a category can show and filter by, by name. */
export function useOfferedFields(category: string | undefined): {
  fields: ReadonlyMap<string, OfferedField>;
  isLoading: boolean;
  isFailed: boolean;
} {
  const subclass = category !== undefined && isKnown(category) ? category : undefined;
  const loaded = useKind(subclass);
  const definition = 'kind' in loaded ? loaded.kind.definition : undefined;
  const isLoading = subclass !== undefined && 'loading' in loaded;
  const offered = isLoading ? [] : listFields(definition);
  return {
    fields: new Map(offered.map((field) => [field.name, { field, label: labelField(definition, field) }])),
    isLoading,
    isFailed: subclass !== undefined && 'failed' in loaded,
  };
}
