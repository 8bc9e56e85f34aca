import type { Texts } from '#model/draftHistory.ts';
import type { FieldValues, FormDefinition } from '#model/FormDefinition.ts';
import { fieldText } from '#model/fieldText.ts';
import { differsIn } from '#model/formItems.ts';
import { flattenRecord } from '#model/nestedRecord.ts';
import { sourcePaths } from '#model/sourcePaths.ts';
import { getFields } from './toRecord.ts';

/** Returns a function that tests whether the values of two stored records differ at the path of a source. */
export function createComparison(
  definition: FormDefinition,
  { before, after }: Record<'before' | 'after', FieldValues>,
): (path: string) => boolean {
  const paths = sourcePaths(definition);
  const [then, now] = [
    toTexts(definition, getFields(before, definition)),
    toTexts(definition, flattenRecord(definition, after)),
  ];
  return (path) => differsIn(definition, paths.get(path) ?? [], then, now);
}

function toTexts({ fields }: FormDefinition, values: FieldValues): Texts {
  return Object.fromEntries(Object.values(fields).map((field) => [field.name, fieldText(field, values[field.name])]));
}
