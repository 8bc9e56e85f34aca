import { useMemo, useRef, useState } from 'react';
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
import type { FieldValues } from '#model/FormDefinition.ts';
import { ConflictDialog } from '#records/ConflictDialog.tsx';
import { KeptDraft } from '#records/KeptDraft.tsx';
import { LeaveGuard } from '#records/LeaveGuard.tsx';
import { useEditorKeys } from '#records/useEditorKeys.ts';
import { useRecordDraft } from '#records/useRecordDraft.ts';
import { Alert } from '#ui/Alert.tsx';
import { Page } from '#ui/Page.tsx';
import { Panel } from '#ui/Panel.tsx';
import { RetryButton } from '#ui/RetryButton.tsx';
import { getWording } from '../wording.ts';
import { AssetSection } from './AssetSection.tsx';
import { ProjectHeader } from './ProjectHeader.tsx';
import { ResultSection } from './ResultSection.tsx';

const TAB = form.definition.tabs[0]?.id ?? '';

/** Edits a stored project: its name and description under a header that saves them, its components and its results. */
export function ProjectEditor({ stored }: { stored: TaggedProject }) {
  const { id, is_template: templates, name } = stored.project;
  const words = getWording(templates);
  const calls = useMemo(() => createCalls(words.saved), [words.saved]);
  const [tried, setTried] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const focusError = useFocusOnError({ container: body, definition: form.definition, onTab: () => {} });
  const onTried = (fault: string | undefined) => {
    setTried(fault !== undefined);
    if (fault !== undefined) focusError(fault);
  };
  const shelf = useDraftShelf(`projects/${id}`);
  const draft = useRecordDraft({ kind: form, stored, calls, onTried, shelf });
  const { store, saving, save, failure, conflict } = draft;
  const { changed } = useFormSnapshot(store);
  usePageTitle(name);
  useEditorKeys({ store, onSave: save });

  return (
    <>
      <ProjectHeader store={store} project={stored.project} saving={saving} onSave={save} />
      <Page ref={body} width={1400} spaced record>
        <KeptDraft kept={draft.kept} definition={form.definition} noun={words.noun} />
        {failure && (
          <Alert tone="error" title="Error:" action={<RetryButton onRetry={draft.retry} />}>
            {failure}
          </Alert>
        )}
        {tried && <ErrorSummary store={store} onGo={focusError} />}
        <Panel as="div" inset="form">
          <SchemaForm store={store} tab={TAB} plain />
        </Panel>
        <AssetSection projectId={id} />
        <ResultSection projectId={id} />
      </Page>
      {conflict && (
        <ConflictDialog
          store={store}
          noun={words.noun}
          theirs={calls.valuesOf(conflict)}
          busy={saving}
          onCancel={draft.leaveConflict}
          onSave={draft.settleConflict}
        />
      )}
      <LeaveGuard when={changed.length > 0} onLeave={draft.kept.forget} />
    </>
  );
}

function createCalls(saved: { title: string; message: string }) {
  return {
    idOf: ({ project }: TaggedProject) => project.id,
    changedAt: ({ project }: TaggedProject) => project.updated_at,
    nameMatches: ({ project: { is_template: templates } }: TaggedProject, name: string) =>
      findNamesakes({ templates }, name),
    valuesOf: ({ project: { name, description } }: TaggedProject): FieldValues => ({ name, description }),
    update: ({ project: { id }, etag }: TaggedProject, { name, description }: FieldValues) =>
      updateProject({ id, etag, body: { name: String(name), description: String(description ?? '') } }),
    read: ({ project }: TaggedProject) => getProject(project.id),
    keep: keepProject,
    saved,
  };
}
