import type { Component } from '#api/useComponent.ts';
import { ChangeBar } from '#records/ChangeBar.tsx';
import { Button } from '#ui/Button.tsx';
import { DialogFoot } from '#ui/DialogFoot.tsx';
import { dateAndTime } from '#ui/dateAndTime.ts';
import { AboutKindButton } from '../about/AboutKindButton.tsx';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { AffectedProjects } from './AffectedProjects.tsx';
import styles from './ComponentDialog.module.css';
import type { EditorFrameParts } from './ComponentEditor.tsx';

/** The footer of the component dialog: last update, pending changes, and buttons to save, undo and close. */
export function EditorFooter({
  store,
  component,
  saving,
  onSave,
  onClose,
}: EditorFrameParts & { onClose: () => void }) {
  return (
    <DialogFoot className={styles.editorFoot}>
      <ChangeBar
        store={store}
        saving={saving}
        onSave={onSave}
        affected={<AffectedProjects subclass={component.subclass} id={component.id} />}
        idle={<Updated component={component} />}
        actions={
          <>
            <AboutKindButton store={store} />
            <HistoryButton store={store} component={component} />
          </>
        }
      >
        <Button onClick={onClose}>Close</Button>
      </ChangeBar>
    </DialogFoot>
  );
}

function Updated({ component: { updated_at } }: { component: Component }) {
  return (
    <p>
      Last updated <time dateTime={updated_at}>{dateAndTime(updated_at)}</time>
    </p>
  );
}
