import type { FieldValues } from '#model/FormDefinition.ts';
import type { Kind } from '#model/Kind.ts';
import { listFormerFields } from '#model/listFormerFields.ts';
import { StoredValues } from './StoredValues.tsx';

export interface FormerFieldsProps {
  kind: Kind;
  /** Flat by field name. */
  stored: FieldValues;
  /** The server was made from the same kind file. */
  isSameKind: boolean;
}

/** What is stored of fields that the kind no longer has; a save keeps it. */
export function FormerFields({ kind, stored, isSameKind }: FormerFieldsProps) {
  const fields = listFormerFields(kind, stored, { isSameKind });
  return (
    <StoredValues
      title="No longer in this kind"
      hint="Stored by earlier versions and kept as it is; it is no longer used."
      values={fields.map(({ key, name, version, value }) => ({
        ...{ key, value },
        label: version === undefined ? name : `${name} (until version ${version})`,
      }))}
    />
  );
}
