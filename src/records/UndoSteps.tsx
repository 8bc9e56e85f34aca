import { ChevronDown, Redo2, RotateCcw, Undo2 } from 'lucide-react';
import { useCallback, useReducer, useSyncExternalStore } from 'react';
import type { DraftStore } from '#model/DraftStore.ts';
import { describeStep } from '#model/describeStep.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu } from '#ui/Menu.tsx';
import styles from './UndoSteps.module.css';

/** Undo and redo, each labelled with its effect, and the last steps, each of which can be returned to. */
export function UndoSteps({ store, disabled }: { store: DraftStore; disabled: boolean }) {
  const { history } = store;
  const subscribe = useCallback((listener: () => void) => history.subscribe(listener), [history]);
  useSyncExternalStore(subscribe, () => history.mark);
  // A step being typed grows without an event for each key, so it is read again when the menu opens.
  const [, read] = useReducer((count: number) => count + 1, 0);
  const done = history.done.slice(0, MOST);
  const [next] = history.undone;
  const [last] = done;
  return (
    <fieldset className={styles.steps} aria-label="Undo and redo" onFocus={read} onPointerEnter={read}>
      <IconButton
        label={last ? `Undo: ${describeStep(store, last)}` : 'Nothing to undo'}
        icon={<Undo2 />}
        className={styles.single}
        aria-keyshortcuts="Control+Z"
        aria-disabled={disabled || !last || undefined}
        onClick={() => !disabled && store.undo()}
      />
      <IconButton
        label={next ? `Redo: ${describeStep(store, next)}` : 'Nothing to redo'}
        icon={<Redo2 />}
        className={styles.single}
        aria-keyshortcuts="Control+Shift+Z"
        aria-disabled={disabled || !next || undefined}
        onClick={() => !disabled && store.redo()}
      />
      <Menu
        label="Last steps"
        trigger={
          <IconButton
            label="Last steps"
            icon={
              <>
                <ChevronDown className={styles.wide} />
                <Undo2 className={styles.narrow} />
              </>
            }
            className={styles.menu}
            disabled={disabled || (done.length === 0 && !next)}
          />
        }
        items={[
          ...(next
            ? [
                {
                  id: 'redo',
                  label: `Redo: ${describeStep(store, next)}`,
                  icon: <Redo2 />,
                  onSelect: () => store.redo(),
                },
              ]
            : []),
          ...done.map((step, index) => ({
            id: String(index),
            label: describeStep(store, step),
            icon: <Undo2 />,
            onSelect: () => {
              for (let count = 0; count <= index; count++) store.undo();
            },
          })),
          ...(store.form().changed.length > 0
            ? [{ id: 'all', label: 'Undo All', icon: <RotateCcw />, onSelect: () => store.restore() }]
            : []),
        ]}
      />
    </fieldset>
  );
}

/** Steps in the menu. */
const MOST = 10;
