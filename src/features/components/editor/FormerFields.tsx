import type { FieldValues } from '#model/FormDefinition.ts';
import type { Kind } from '#model/Kind.ts';
import { listFormerFields } from '#model/listFormerFields.ts';
import { StoredValues } from './StoredValues.tsx';

export interface FormerFieldsProps {
  kind: Kind;
  /** The stored values, flat by field name. */
  stored: FieldValues;
  /** Whether the server was built from the same kind file. */
  isSameKind: boolean;
}

/** Shows stored values of fields that the kind no longer has; saving keeps them. */
export function FormerFields({ kind, stored, isSameKind }: FormerFieldsProps) {
  const fields = listFormerFields(kind, stored, { isSameKind });
  return (
    <StoredValues
      title="No longer in this kind"
      hint="Stored by earlier versions and kept unchanged, but no longer used."
      values={fields.map(({ key, name, version, value }) => ({
        ...{ key, value },
        label: version === undefined ? name : `${name} (until version ${version})`,
      }))}
    />
  );
}
