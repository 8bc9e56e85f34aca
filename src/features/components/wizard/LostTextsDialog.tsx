import { currencyText } from '#model/currencyText.ts';
import { groupedText } from '#model/displayText.ts';
import type { Texts } from '#model/draftHistory.ts';
import type { FormDefinition } from '#model/FormDefinition.ts';
import type { FormItem } from '#model/formItems.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import styles from './LostTextsDialog.module.css';

export interface LostTextsDialogProps {
  from: FormDefinition;
  to: FormDefinition;
  lost: readonly FormItem[];
  /** All texts of the draft. */
  texts: Texts;
  onStay: () => void;
  onChange: () => void;
}

/** Asks before the kind is changed, and lists the entered values that the new kind has no fields for. */
export function LostTextsDialog({ from, to, lost, texts, onStay, onChange }: LostTextsDialogProps) {
  return (
    <Dialog
      open
      onClose={onStay}
      closeOnOutsidePress={false}
      size="s"
      title={`Change to ${to.title}?`}
      footer={
        <>
          <Button onClick={onStay}>Cancel</Button>
          <Button variant="danger" onClick={onChange}>
            Change kind
          </Button>
        </>
      }
    >
      <p>The new kind does not have these fields. What you entered in them will be lost:</p>
      <ul className={styles.list}>
        {lost.map(({ item, title, fields }) => (
          <li key={item}>
            {currencyText(title, texts.currency)}:{' '}
            <bdi className={styles.value}>{groupedText(from, fields, texts)}</bdi>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
