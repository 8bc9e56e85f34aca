import type { FormDefinition } from './FormDefinition.ts';
import { listNumberFields } from './listNumberFields.ts';
import type { UsualRange } from './UsualRange.ts';

/** What a server says about a field. */
interface UsualValue extends UsualRange {
  field: string;
}

/** The ranges by field name; those of fields that the form doesn't have are left out. */
export function readUsualValues(definition: FormDefinition, stated: readonly UsualValue[]): Map<string, UsualRange> {
  const byPath = new Map(stated.map((value) => [value.field, value]));
  return new Map(
    listNumberFields(definition).flatMap(({ field, path }) => {
      const range = byPath.get(path);
      return range ? [[field.name, range] as const] : [];
    }),
  );
}
