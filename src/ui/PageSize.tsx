import { LabelledSelect } from './LabelledSelect.tsx';

export interface PageSizeProps {
  value: number;
  options: readonly number[];
  onChange: (size: number) => void;
  label?: string | undefined;
}

/** A select for the number of rows per page of a table. */
export function PageSize({ value, options, onChange, label = 'Rows per page' }: PageSizeProps) {
  return (
    <LabelledSelect
      label={label}
      size="s"
      value={String(value)}
      options={options.map((size) => ({ value: String(size), label: String(size) }))}
      onChange={(size) => onChange(Number(size))}
    />
  );
}
