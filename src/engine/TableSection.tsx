import { type ReactNode, type Ref, useId } from 'react';
import type { FieldDefinition } from '#model/FormDefinition.ts';
import { TableHead } from './TableHead.tsx';

interface TableSectionProps {
  /** The table's key in the draft. */
  name: string;
  field: FieldDefinition;
  className: string | undefined;
  required: boolean;
  readOnly: boolean;
  /** Replaces the title of an empty table, which then takes one line: 'No vehicles'. */
  absent?: string | undefined;
  ref: Ref<HTMLElement>;
  /** The rows and what is below them. */
  children: ReactNode;
}

/** The section of a table in a form, with its title and the help that describes it. */
export function TableSection({ name, field, className, absent, ref, children, ...head }: TableSectionProps) {
  const helpId = useId();
  return (
    <section
      className={className}
      data-field={name}
      data-wide
      aria-describedby={field.help ? helpId : undefined}
      data-quiet={absent !== undefined || undefined}
      ref={ref}
    >
      <TableHead name={name} field={field} helpId={helpId} absent={absent} {...head} />
      {children}
    </section>
  );
}
