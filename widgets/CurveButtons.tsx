import { memo } from 'react';
import { translate } from '#model/shownWording.ts';
import styles from './CurveEditor.module.css';
import type { CurveTool } from './CurveTool.ts';

interface CurveButtonsProps {
  /** Undefined for a numbered curve, to which no points can be added. */
  onAdd: (() => void) | undefined;
  onPaste: () => void;
  onCopy: () => void;
  tools: readonly CurveTool[];
  onOpen: (tool: CurveTool) => void;
  locked: boolean;
}

/** The buttons below a curve's table. */
export const CurveButtons = memo(function CurveButtons(props: CurveButtonsProps) {
  const { onAdd, onPaste, onCopy, tools, onOpen, locked } = props;
  return (
    <>
      {onAdd && (
        <button type="button" className={styles.button} disabled={locked} onClick={onAdd}>
          {translate('Add Point')}
        </button>
      )}
      <button type="button" className={styles.button} disabled={locked} onClick={onPaste}>
        {translate('Paste')}
      </button>
      <button type="button" className={styles.button} onClick={onCopy}>
        {translate('Copy')}
      </button>
      {tools.map((tool) => (
        <button key={tool.id} type="button" className={styles.button} disabled={locked} onClick={() => onOpen(tool)}>
          {tool.label}
        </button>
      ))}
    </>
  );
});
