import type { FormDefinition } from './FormDefinition.ts';
import { listNumberFields } from './listNumberFields.ts';
import type { UsualRange } from './UsualRange.ts';

/** The range of one field, as a server states it; `field` is its path. */
interface UsualValue extends UsualRange {
  field: string;
}

/** Returns the ranges by field name, without those of fields that the form doesn't have. */
export function readUsualValues(definition: FormDefinition, stated: readonly UsualValue[]): Map<string, UsualRange> {
  const byPath = new Map(stated.map((value) => [value.field, value]));
  return new Map(
    listNumberFields(definition).flatMap(({ field, path }) => {
      const range = byPath.get(path);
      return range ? [[field.name, range] as const] : [];
    }),
  );
}
