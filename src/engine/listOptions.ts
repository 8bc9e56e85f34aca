import { choiceText } from '#model/fieldText.ts';
import type { SelectOption } from '#ui/Select.tsx';
import type { InputOptions } from './InputProps.ts';

/** The options of a choice: those that are offered, and the values that it has or had. */
export function listOptions(
  { enumOptions = [], offered }: Pick<InputOptions, 'enumOptions' | 'offered'>,
  present: readonly string[],
): SelectOption[] {
  const all = enumOptions.map(({ value, label }) => ({ value: choiceText(value), label }));
  const shown = offered?.map(choiceText);
  const options = all.filter(({ value }) => !shown || shown.includes(value));
  for (const value of present) {
    if (options.some((option) => option.value === value)) continue;
    options.push({ value, label: all.find((option) => option.value === value)?.label ?? value });
  }
  return options;
}
