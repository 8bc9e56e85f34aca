import { type ReactNode, useRef, useState } from 'react';
import type { Component, TaggedComponent } from '#api/useComponent.ts';
import { usePageTitle } from '#api/usePageTitle.ts';
import { ErrorSummary } from '#engine/ErrorSummary.tsx';
import { SchemaForm } from '#engine/SchemaForm.tsx';
import { useFieldText, useFormSnapshot } from '#engine/useDraft.ts';
import { useFocusOnError } from '#engine/useFocusOnError.ts';
import { useShownTabs } from '#engine/useShownTabs.ts';
import { isLocked } from '#library/isLocked.ts';
import { restore } from '#library/restore.ts';
import { toRestorable } from '#library/toRestorable.ts';
import { UsualValues } from '#library/UsualValues.tsx';
import { useEdition } from '#library/useEdition.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import type { Kind } from '#model/Kind.ts';
import { flattenRecord } from '#model/nestedRecord.ts';
import { ConflictDialog } from '#records/ConflictDialog.tsx';
import { GoneNotice } from '#records/GoneNotice.tsx';
import { KeptDraft } from '#records/KeptDraft.tsx';
import { LeaveGuard } from '#records/LeaveGuard.tsx';
import { NewerVersionNotice } from '#records/NewerVersionNotice.tsx';
import { NoticeDock } from '#records/NoticeDock.tsx';
import { useEditorKeys } from '#records/useEditorKeys.ts';
import { useStartField } from '#records/useStartField.ts';
import { Alert } from '#ui/Alert.tsx';
import { RetryButton } from '#ui/RetryButton.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { useCurvesBehind } from '../behind/useCurvesBehind.tsx';
import { FindField } from '../find/FindField.tsx';
import { SourceEditing } from '../sources/SourceEditing.tsx';
import styles from './ComponentEditor.module.css';
import { FormerFields } from './FormerFields.tsx';
import { GlanceRail, GlanceSection } from './GlanceFrame.tsx';
import { MetaNotice } from './MetaNotice.tsx';
import { OutdatedNotice } from './OutdatedNotice.tsx';
import { ServerOnlyFields } from './ServerOnlyFields.tsx';
import { useComponentDraft } from './useComponentDraft.ts';
import { useIsWide } from './useIsWide.ts';
import { useMetaCheck } from './useMetaCheck.ts';

const UNLOCKING = ['locked'];

/** The props of the frame around the editor. */
export interface EditorFrameParts {
  store: DraftStore;
  component: Component;
  saving: boolean;
  onSave: () => void;
}

export interface ComponentEditorProps {
  kind: Kind;
  stored: TaggedComponent;
  /** It has been deleted elsewhere. */
  isGone?: boolean | undefined;
  /** Above the tabs of a page. */
  header?: ((parts: EditorFrameParts) => ReactNode) | undefined;
  /** Below the fields, which then scroll between tabs and footer. */
  footer?: ((parts: EditorFrameParts) => ReactNode) | undefined;
  /** True in the component dialog. */
  inView?: boolean | undefined;
}

/** Edits a stored component in its kind's tabs; its frame shows pending changes and saves them. */
export function ComponentEditor(props: ComponentEditorProps) {
  const edition = useEdition(props.kind);
  const [tab, setTab] = useState(props.kind.definition.tabs[0]?.id);
  // If the kind itself is saved meanwhile, a new form continues with what was typed.
  return <KindEditor key={edition} {...props} isContinued={edition > 0} tab={tab} onTab={setTab} />;
}

interface KindEditorProps extends ComponentEditorProps {
  isContinued: boolean;
  tab: string | undefined;
  onTab: (id: string) => void;
}

function KindEditor(props: KindEditorProps) {
  const { kind, stored, isGone = false, header, footer, inView = false, tab: chosen, onTab: setTab } = props;
  const { definition } = kind;
  const body = useRef<HTMLDivElement>(null);
  const { focusError, onPainted } = useFocusOnError({ container: body, definition, onTab: setTab });
  const draft = useComponentDraft({ kind, stored, onFault: focusError, isContinued: props.isContinued });
  const { store, base, saving, save, failure, conflict } = draft;
  const { component } = base;
  const form = useFormSnapshot(store);
  const tabs = useShownTabs(store);
  const tab = (tabs.find(({ id }) => id === chosen) ?? tabs[0])?.id ?? '';
  useFieldText(store, 'locked');
  const locked = isLocked(store);
  const { differences, isSameKind, isOutdated } = useMetaCheck(store);
  const references = useCurvesBehind(definition, component.id);
  usePageTitle(component.name);

  useEditorKeys({ store, onSave: save });
  useStartField(focusError);
  const flat = flattenRecord(definition, component);
  const hasRail = useIsWide() && !inView;
  const glance = { store, component, onGo: focusError };
  const parts = { store, component, saving, onSave: save };

  return (
    <div ref={body} className={inView ? styles.inView : styles.editor}>
      <Tabs
        tabs={tabs}
        active={tab}
        onChange={setTab}
        label={`${definition.title} details`}
        sticky={!inView}
        className={styles.tabs}
        panelClassName={styles.panel}
        panelFocusable={false}
        header={header?.(parts)}
        tools={<FindField store={store} onGo={focusError} />}
        aside={hasRail && <GlanceRail {...glance} />}
        contentClassName={styles.content}
      >
        <UsualValues store={store}>
          <SourceEditing store={store} readOnly={locked}>
            <SchemaForm
              store={store}
              tab={tab}
              readOnly={locked}
              editableWhenLocked={UNLOCKING}
              references={references}
              onPainted={onPainted}
            />
          </SourceEditing>
        </UsualValues>
        <ServerOnlyFields differences={differences} stored={flat} />
        <FormerFields kind={kind} stored={flat} isSameKind={isSameKind} />
        {!hasRail && <GlanceSection {...glance} />}
        <NoticeDock>
          <KeptDraft kept={draft.kept} definition={definition} noun="component" />
          {isGone ? (
            <GoneNotice noun="component" onRestore={() => restore(toRestorable(component))} />
          ) : (
            <NewerVersionNotice newer={draft.newer} definition={definition} noun="component" />
          )}
          {failure && (
            <Alert tone="error" title="Error:" action={<RetryButton onRetry={draft.retry} />}>
              {failure}
            </Alert>
          )}
          {draft.isFaulty && <ErrorSummary store={store} onGo={focusError} />}
          {isOutdated ? <OutdatedNotice /> : <MetaNotice differences={differences} />}
          {locked && (
            <Alert tone="info" title="This component is locked.">
              Switch off Locked under {definition.tabs[0]?.title} to edit it.
            </Alert>
          )}
        </NoticeDock>
      </Tabs>
      {footer?.(parts)}
      {conflict && (
        <ConflictDialog
          store={store}
          noun="component"
          theirs={{ ...conflict.component }}
          busy={saving}
          onCancel={draft.leaveConflict}
          onSave={draft.settleConflict}
        />
      )}
      <LeaveGuard
        record={`components/${component.id}`}
        when={form.changed.length > 0}
        inView={inView}
        onLeave={draft.kept.forget}
      />
    </div>
  );
}
