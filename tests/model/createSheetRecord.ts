import type { SheetRecord } from '#model/assumptionSheets.ts';
import { createDefaults } from '#model/createDefaults.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { openStored } from '#model/openStored.ts';
import { getKind } from './loadedKinds.ts';

/** A component of the kind with its defaults and these values, as sheets of assumptions list it. */
export function createSheetRecord(subclass: string, changes: FieldValues = {}): SheetRecord {
  const kind = getKind(subclass);
  const values: FieldValues = { ...createDefaults(kind.definition), name: `Rig of ${subclass}`, ...changes };
  return {
    name: String(values.name),
    kind: kind.definition.title,
    definition: kind.definition,
    texts: openStored(kind, values).allTexts(),
    sources: {},
  };
}
