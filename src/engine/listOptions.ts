import type { SelectOption } from '#ui/Select.tsx';
import type { InputOptions } from './InputProps.ts';

/** The options of a choice: those that are offered, and the values that it has or had. */
export function listOptions(
  { enumOptions = [], offered }: Pick<InputOptions, 'enumOptions' | 'offered'>,
  present: readonly string[],
): SelectOption[] {
  const shown = enumOptions.filter(({ value }) => !offered || offered.includes(value));
  const options = shown.map(({ value, label }) => ({ value: String(value), label }));
  for (const value of present) {
    if (options.some((option) => option.value === value)) continue;
    options.push({ value, label: enumOptions.find((option) => String(option.value) === value)?.label ?? value });
  }
  return options;
}
