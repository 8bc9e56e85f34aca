import { useMemo, useRef } from 'react';
import { useDraftShelf } from '#api/draftShelf.ts';
import { updateProject } from '#api/projectCalls.ts';
import { usePageTitle } from '#api/usePageTitle.ts';
import { getProject, keepProject, type TaggedProject } from '#api/useProject.ts';
import { ErrorSummary } from '#engine/ErrorSummary.tsx';
import { SchemaForm } from '#engine/SchemaForm.tsx';
import { useFormSnapshot } from '#engine/useDraft.ts';
import { useFocusOnError } from '#engine/useFocusOnError.ts';
import { form } from '#generated/forms/project.ts';
import { findNamesakes } from '#library/findNamesakes.ts';
import { restore } from '#library/restore.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { ConflictDialog } from '#records/ConflictDialog.tsx';
import { GoneNotice } from '#records/GoneNotice.tsx';
import { KeptDraft } from '#records/KeptDraft.tsx';
import { LeaveGuard } from '#records/LeaveGuard.tsx';
import { NewerVersionNotice } from '#records/NewerVersionNotice.tsx';
import { useEditorKeys } from '#records/useEditorKeys.ts';
import { useRecordDraft } from '#records/useRecordDraft.ts';
import { useStartField } from '#records/useStartField.ts';
import { Alert } from '#ui/Alert.tsx';
import { Page } from '#ui/Page.tsx';
import { Panel } from '#ui/Panel.tsx';
import { RetryButton } from '#ui/RetryButton.tsx';
import { toRestorable } from '../actions/toRestorable.ts';
import { getWording } from '../projectWording.ts';
import { AssetSection } from './AssetSection.tsx';
import { ProjectHeader } from './ProjectHeader.tsx';
import { ResultSection } from './ResultSection.tsx';

const TAB = form.definition.tabs[0]?.id ?? '';

export interface ProjectEditorProps {
  stored: TaggedProject;
  /** It has been deleted elsewhere. */
  isGone: boolean;
}

/** Edits a stored project: its name and description under a header that saves them, its components and its results. */
export function ProjectEditor({ stored, isGone }: ProjectEditorProps) {
  const { id, is_template: templates, name } = stored.project;
  const words = getWording(templates);
  const calls = useMemo(() => createCalls(words.saved), [words.saved]);
  const body = useRef<HTMLDivElement>(null);
  const { focusError, onPainted } = useFocusOnError({ container: body, definition: form.definition, onTab: () => {} });
  const record = `projects/${id}`;
  const shelf = useDraftShelf(record);
  const draft = useRecordDraft({ kind: form, stored, calls, onFault: focusError, shelf });
  const { store, saving, save, failure, conflict } = draft;
  const { changed } = useFormSnapshot(store);
  usePageTitle(name);
  useEditorKeys({ store, onSave: save });
  useStartField(focusError);

  return (
    <>
      <ProjectHeader store={store} project={stored.project} saving={saving} onSave={save} />
      <Page ref={body} width={1400} spaced record>
        <KeptDraft kept={draft.kept} definition={form.definition} noun={words.noun} />
        {isGone ? (
          <GoneNotice noun={words.noun} onRestore={() => restore(toRestorable(stored.project))} />
        ) : (
          <NewerVersionNotice newer={draft.newer} definition={form.definition} noun={words.noun} />
        )}
        {failure && (
          <Alert tone="error" title="Error:" action={<RetryButton onRetry={draft.retry} />}>
            {failure}
          </Alert>
        )}
        {draft.isFaulty && <ErrorSummary store={store} onGo={focusError} />}
        <Panel as="div" inset="form">
          <SchemaForm store={store} tab={TAB} plain onPainted={onPainted} />
        </Panel>
        <AssetSection projectId={id} />
        <ResultSection projectId={id} />
      </Page>
      {conflict && (
        <ConflictDialog
          store={store}
          noun={words.noun}
          theirs={calls.toValues(conflict)}
          busy={saving}
          onCancel={draft.leaveConflict}
          onSave={draft.settleConflict}
        />
      )}
      <LeaveGuard record={record} when={changed.length > 0} onLeave={draft.kept.forget} />
    </>
  );
}

function createCalls(saved: { title: string; message: string }) {
  return {
    getId: ({ project }: TaggedProject) => project.id,
    getChangeTime: ({ project }: TaggedProject) => project.updated_at,
    findNamesakes: ({ project: { is_template: templates } }: TaggedProject, name: string) =>
      findNamesakes({ templates }, name),
    toValues: ({ project: { name, description } }: TaggedProject): FieldValues => ({ name, description }),
    update: ({ project: { id }, etag }: TaggedProject, { name, description }: FieldValues) =>
      updateProject({ id, etag, body: { name: String(name), description: String(description ?? '') } }),
    read: ({ project }: TaggedProject) => getProject(project.id),
    keep: keepProject,
    saved,
  };
}
