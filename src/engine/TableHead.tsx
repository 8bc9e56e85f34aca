import { useContext } from 'react';
import { currencyText } from '#model/currencyText.ts';
import type { FieldDefinition } from '#model/FormDefinition.ts';
import { HelpTip } from '#ui/HelpTip.tsx';
import { useFormSettings } from './formContext.ts';
import { HeadingLevel } from './headingLevel.ts';
import styles from './TableHead.module.css';
import { UndoField } from './UndoField.tsx';
import { useFieldSnapshot } from './useDraft.ts';

export interface TableHeadProps {
  /** The table's key in the draft. */
  name: string;
  field: FieldDefinition;
  required: boolean;
  readOnly: boolean;
}

/** Title and help of a table, with the mark of its changes and the button that undoes them. */
export function TableHead({ name, field, required, readOnly }: TableHeadProps) {
  const { store, currency, marksChanges } = useFormSettings();
  const { changed, warning } = useFieldSnapshot(store, name);
  const level = useContext(HeadingLevel);
  const Heading = `h${level}` as const;
  const title = currencyText(field.title, currency);
  return (
    <header className={styles.head}>
      <Heading className={styles.title}>
        {title}
        {required && (
          <span className={styles.required} aria-hidden="true">
            *
          </span>
        )}
      </Heading>
      {field.help && <HelpTip text={field.help} label={title} />}
      {changed && marksChanges && (
        <span className={styles.modified}>
          Modified
          {!readOnly && <UndoField title={title} onUndo={() => store.restore([name])} />}
        </span>
      )}
      {warning && <span className={styles.warning}>{warning}</span>}
    </header>
  );
}
