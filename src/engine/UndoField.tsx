import { Undo2 } from 'lucide-react';
import { translate } from '#model/shownWording.ts';
import styles from './UndoField.module.css';

/** The button beside the word 'Modified' that restores a field or table to its stored value. */
export function UndoField({ title, onUndo }: { title: string; onUndo: () => void }) {
  return (
    <button
      type="button"
      className={styles.undo}
      title={translate('Undo this field')}
      aria-label={translate('Undo this field: {title}', { title })}
      onClick={onUndo}
    >
      <Undo2 size={14} aria-hidden="true" />
    </button>
  );
}
