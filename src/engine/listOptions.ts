import { choiceText } from '#model/fieldText.ts';
import type { SelectOption } from '#ui/Select.tsx';
import type { InputOptions } from './InputProps.ts';

/** Returns the options of a choice: the offered values, followed by those of `present` that are not offered. */
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
