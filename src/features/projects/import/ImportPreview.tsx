import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { importProject, projectNameMatches } from '#api/projectCalls.ts';
import type { ComponentListItem } from '#api/useComponents.ts';
import { useFormSnapshot } from '#engine/useDraft.ts';
import { form } from '#generated/forms/project.ts';
import { countEntries, countsText } from '#library/import/countEntries.ts';
import type { ImportBatch } from '#library/import/createImportBatch.ts';
import type { ImportColumn } from '#library/import/ImportColumn.ts';
import { ImportEntries } from '#library/import/ImportEntries.tsx';
import { ImportSection } from '#library/import/ImportSection.tsx';
import { useProjectNames } from '#library/useProjectNames.ts';
import { addresses } from '#model/addresses.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { freeName } from '#model/freeName.ts';
import { nameKey } from '#model/nameKey.ts';
import type { ProjectFile } from '#model/readProjectFile.ts';
import { LeaveGuard } from '#records/LeaveGuard.tsx';
import { SmallForm } from '#records/SmallForm.tsx';
import { useSmallForm } from '#records/useSmallForm.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { toasts } from '#ui/toastStore.ts';
import { getWording } from '../projectWording.ts';
import { EntryCount } from './EntryCount.tsx';
import styles from './ImportPreview.module.css';
import { findCreated, importBody, isBlocking } from './importBody.ts';
import { showRefusal } from './showRefusal.ts';
import { useComparison } from './useComparison.ts';

export interface ImportPreviewProps {
  file: ProjectFile;
  batch: ImportBatch;
  library: readonly ComponentListItem[];
  onClear: () => void;
}

/** Previews the project in a file, lets the user correct it, and creates it. */
export function ImportPreview(props: ImportPreviewProps) {
  const { file, batch, library } = props;
  const taken = useProjectNames({ templates: file.isTemplate }, file.name);
  const { isCompared, error } = useComparison(batch, library);
  useEffect(() => batch.dispose, [batch]);
  if (error) return <Alert tone="error">The components of the file could not be compared with yours. {error}</Alert>;
  if (!isCompared || !taken) return <Skeleton height={240} />;
  return <Compared {...props} taken={taken} />;
}

const COUNT: ImportColumn = { header: 'Count', cell: (entry) => <EntryCount entry={entry} />, isWide: false };

function Compared({ file, batch, taken, onClear }: ImportPreviewProps & { taken: ReadonlySet<string> }) {
  const navigate = useNavigate();
  const { isTemplate: templates } = file;
  const words = getWording(templates);
  const { entries } = useStore(batch.state);
  const [made, setMade] = useState<string>();
  const [isTaken] = useState(taken.has(nameKey(file.name)));
  const [values] = useState(() => ({ name: freeName(file.name, taken), description: file.description }));
  const find = useCallback((name: string) => projectNameMatches({ name, templates }), [templates]);
  const edit = useSmallForm({
    form,
    values,
    find,
    send: async ({ name, description }: FieldValues) => {
      const project = { name: String(name), description: String(description ?? ''), is_template: templates };
      const sent = batch.state.getState().entries;
      try {
        const { id } = await importProject(importBody(project, sent));
        toasts.add({
          type: 'success',
          title: `${words.one} imported`,
          message: `Your ${words.noun} has been created.`,
        });
        setMade(id);
      } catch (thrown) {
        throw showRefusal(thrown, { batch, created: findCreated(sent) });
      }
    },
  });
  const { store, submitting } = edit;
  const { errors } = useFormSnapshot(store);
  // In an effect, so that the leave guard is gone before the navigation.
  useEffect(() => {
    if (made !== undefined) navigate(addresses.project(made));
  }, [made, navigate]);

  const counts = useMemo(() => countEntries(entries), [entries]);
  const isBlocked = entries.some(isBlocking);

  return (
    <section className={styles.preview} aria-label="What would be created">
      {isTaken && (
        <Alert tone="info">
          You already have a {words.noun} “<bdi>{file.name}</bdi>”, so this one gets another name.
        </Alert>
      )}
      {isBlocked && (
        <Alert tone="error">
          Some components can't be imported as they are. Correct them in the list, or untick them to leave them out.
        </Alert>
      )}
      <Panel as="div" inset="form" className={styles.form}>
        <SmallForm form={edit} plain>
          <Button onClick={onClear}>Clear</Button>
          <Button type="submit" variant="primary" busy={submitting} disabled={isBlocked || errors.length > 0}>
            Import {words.noun}
          </Button>
        </SmallForm>
      </Panel>
      {entries.length > 0 && (
        <ImportSection title="Components" counts={countsText(counts, 'to be created')}>
          <ImportEntries
            label="Components in the file"
            entries={entries}
            batch={batch}
            column={COUNT}
            filters={[]}
            disabled={submitting}
          />
        </ImportSection>
      )}
      <LeaveGuard when={made === undefined} />
    </section>
  );
}
