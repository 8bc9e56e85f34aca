import { type ReactNode, useContext } from 'react';
import { currencyText } from '#model/currencyText.ts';
import type { FieldDefinition } from '#model/FormDefinition.ts';
import { HelpTip } from '#ui/HelpTip.tsx';
import { useFormSettings } from './formContext.ts';
import { HeadingLevel } from './headingLevel.ts';
import { useIsAlone } from './rowScope.ts';
import styles from './TableHead.module.css';
import { UndoField } from './UndoField.tsx';
import { useFieldSnapshot } from './useDraft.ts';

export interface TableHeadProps {
  /** The table's key in the draft. */
  name: string;
  field: FieldDefinition;
  /** Id of the help, which describes the table. */
  helpId: string;
  required: boolean;
  readOnly: boolean;
  /** Replaces the title if there is nothing below it: 'No certification'. */
  absent?: string | undefined;
  /** Buttons at the end of the line. */
  children?: ReactNode;
}

/**
 * Title and help of a table, with the mark of its changes and the button that undoes them. A table that is the only
 * field of its row shows no title, as the row's title is enough.
 */
export function TableHead({ name, field, helpId, required, readOnly, absent, children }: TableHeadProps) {
  const { store, currency, marksChanges } = useFormSettings();
  const { changed, warning } = useFieldSnapshot(store, name);
  const isAlone = useIsAlone(name);
  const level = useContext(HeadingLevel);
  const Heading = `h${level}` as const;
  const title = currencyText(field.title, currency);
  const isTitled = !isAlone || absent !== undefined;
  if (!isTitled && !warning && !children) return null;
  return (
    <header className={styles.head}>
      {isTitled && (
        <Heading className={styles.title} data-absent={absent !== undefined || undefined}>
          {absent ?? title}
          {required && (
            <span className={styles.required} aria-hidden="true">
              *
            </span>
          )}
        </Heading>
      )}
      {field.help && isTitled && <HelpTip id={helpId} text={field.help} label={title} />}
      {changed && marksChanges && !isAlone && (
        <span className={styles.modified}>
          Modified
          {!readOnly && <UndoField title={title} onUndo={() => store.restore([name])} />}
        </span>
      )}
      {warning && <span className={styles.warning}>{warning}</span>}
      {children && <span className={styles.tools}>{children}</span>}
    </header>
  );
}
