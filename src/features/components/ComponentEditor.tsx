import { useRef, useState } from 'react';
import type { TaggedComponent } from '#api/useComponent.ts';
import { usePageTitle } from '#api/usePageTitle.ts';
import { SchemaForm } from '#engine/SchemaForm.tsx';
import { useFieldText, useFormSnapshot } from '#engine/useDraft.ts';
import type { Kind } from '#model/Kind.ts';
import { MESSAGES } from '#model/messages.ts';
import { countByTab } from '#model/tabFields.ts';
import { Alert } from '#ui/Alert.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import styles from './ComponentEditor.module.css';
import { EditorHeader } from './EditorHeader.tsx';
import { useComponentDraft } from './useComponentDraft.ts';
import { useEditorKeys } from './useEditorKeys.ts';
import { useFocusOnError } from './useFocusOnError.ts';

const UNLOCKING = ['locked'];

/** Edits one stored component: the kind's tabs under a header that tells and saves what has changed. */
export function ComponentEditor({ kind, stored }: { kind: Kind; stored: TaggedComponent }) {
  const { definition } = kind;
  const { store, save, saving, failure, blocked } = useComponentDraft(kind, stored);
  const form = useFormSnapshot(store);
  const [tab, setTab] = useState('general');
  const body = useRef<HTMLDivElement>(null);
  const focusError = useFocusOnError({ container: body, definition, onTab: setTab });
  const isLocked = useFieldText(store, 'locked') === 'true' && store.original('locked') === 'true';
  usePageTitle(stored.component.name);

  const trySave = async () => {
    const error = await save();
    if (error) focusError(error.field);
  };
  useEditorKeys({ store, onSave: trySave });

  return (
    <div ref={body} className={styles.editor}>
      <Tabs
        tabs={countByTab(definition, form)}
        active={tab}
        onChange={setTab}
        label={`${definition.title} details`}
        sticky
        panelClassName={styles.panel}
        header={<EditorHeader store={store} component={stored.component} saving={saving} onSave={trySave} />}
      >
        {failure && (
          <Alert tone="error" title="Error:">
            {failure}
          </Alert>
        )}
        {blocked && form.errors.length > 0 && <Alert tone="error">{MESSAGES.saveBlocked}</Alert>}
        {isLocked && (
          <Alert tone="info" title="This component is locked.">
            Switch off Locked under General Details to edit it.
          </Alert>
        )}
        <SchemaForm
          store={store}
          tab={tab}
          label={definition.title}
          readOnly={isLocked}
          editableWhenLocked={UNLOCKING}
        />
      </Tabs>
    </div>
  );
}
