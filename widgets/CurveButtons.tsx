import { memo } from 'react';
import { say } from '#model/shownWording.ts';
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
          {say('Add Point')}
        </button>
      )}
      <button type="button" className={styles.button} disabled={locked} onClick={onPaste}>
        {say('Paste')}
      </button>
      <button type="button" className={styles.button} onClick={onCopy}>
        {say('Copy')}
      </button>
      {tools.map((tool) => (
        <button key={tool.id} type="button" className={styles.button} disabled={locked} onClick={() => onOpen(tool)}>
          {tool.label}
        </button>
      ))}
    </>
  );
});
