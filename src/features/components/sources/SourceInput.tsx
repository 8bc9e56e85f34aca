import { LabelledText } from '#ui/LabelledText.tsx';
import type { SourceTexts } from './sourceForm.ts';
import type { SourceFormState } from './useSourceForm.ts';

interface SourceInputProps {
  form: SourceFormState;
  property: keyof SourceTexts;
  label: string;
  placeholder?: string;
  unit?: string | undefined;
  /** The number of lines of a longer text. */
  rows?: number;
  maxLength?: number;
}

/** One labelled text of a source, with its fault below. */
export function SourceInput({ form, property, label, unit, ...rest }: SourceInputProps) {
  return (
    <LabelledText
      {...rest}
      label={unit ? `${label} (${unit})` : label}
      value={form.texts[property]}
      fault={form.faults[property]}
      inputMode={property === 'low' || property === 'high' ? 'decimal' : undefined}
      dir="auto"
      onChange={(text) => form.type(property, text)}
    />
  );
}
