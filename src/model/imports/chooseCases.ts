import { getDefault } from '#model/createDefaults.ts';
import type { FieldValues, FormDefinition } from '#model/FormDefinition.ts';
import { isOfChosenCase, listChoices } from '#model/nestedRecord.ts';
import { sourceTitle, toSourcePath } from '#model/sourcePaths.ts';

/** Adds the default choices of the variants that some of the values of a new component belong to. */
export function chooseCases(definition: FormDefinition, values: FieldValues): FieldValues {
  if (!definition.objects) return values;
  const choices = Object.keys(values).flatMap((name) => listChoices(definition, name));
  const defaults = choices.flatMap((choice) => {
    const field = definition.fields[choice];
    return field ? [[choice, getDefault(field)] as const] : [];
  });
  return { ...Object.fromEntries(defaults), ...values };
}

/**
 * Returns a note for each value that can't be taken over, as it belongs to a variant case that the row does not choose.
 */
export function findOtherCases(definition: FormDefinition, values: FieldValues): { field: string; text: string }[] {
  const chosen = chooseCases(definition, values);
  return Object.keys(values).flatMap((field) => {
    if (isOfChosenCase(definition, field, (choice) => chosen[choice])) return [];
    const [choice = ''] = listChoices(definition, field);
    const title = sourceTitle(definition, toSourcePath(choice));
    return [{ field, text: `not imported, as ${title} is "${String(chosen[choice])}".` }];
  });
}
