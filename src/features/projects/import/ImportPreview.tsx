import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError, findFieldErrors } from '#api/ApiError.ts';
import { importProject, projectNameMatches } from '#api/projectCalls.ts';
import { type ComponentListItem, refetchComponents } from '#api/useComponents.ts';
import { useProjects } from '#api/useProjects.ts';
import { useFormSnapshot } from '#engine/useDraft.ts';
import { form as assetForm } from '#generated/forms/asset.ts';
import { form } from '#generated/forms/project.ts';
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
import { Skeleton } from '#ui/Skeleton.tsx';
import { toasts } from '#ui/toastStore.ts';
import { getWording } from '../wording.ts';
import { ImportedComponents, type ImportRow } from './ImportedComponents.tsx';
import styles from './ImportPage.module.css';
import { findOutcomes, importBody, type Outcome } from './importBody.ts';
import { type PlannedComponent, planComponents } from './importPlan.ts';

export interface ImportPreviewProps {
  file: ProjectFile;
  library: readonly ComponentListItem[];
  onClear: () => void;
}

/** What would be made of a project's file, with the choices that it needs; then makes it. */
export function ImportPreview({ file, library, onClear }: ImportPreviewProps) {
  const { data: projects } = useProjects({ templates: file.isTemplate });
  const { planned, error } = usePlan(file, library);
  if (error) return <Alert tone="error">The components of the file could not be compared with yours. {error}</Alert>;
  if (!planned || !projects) return <Skeleton height={240} />;
  const taken = new Set(projects.map(({ name }) => nameKey(name)));
  return <Planned file={file} library={library} planned={planned} taken={taken} onClear={onClear} />;
}

interface PlannedProps extends ImportPreviewProps {
  planned: readonly PlannedComponent[];
  taken: ReadonlySet<string>;
}

function Planned({ file, library, planned, taken, onClear }: PlannedProps) {
  const navigate = useNavigate();
  const { isTemplate: templates, assets } = file;
  const words = getWording(templates);
  const [useMine, setUseMine] = useState<ReadonlySet<number>>(new Set());
  const [made, setMade] = useState<string>();
  const outcomes = useMemo(() => findOutcomes({ planned, library, useMine }), [planned, library, useMine]);
  const [original] = useState(() => ({ name: file.name, isTaken: taken.has(nameKey(file.name)) }));
  const [values] = useState(() => ({ name: freeName(file.name, taken), description: file.description }));
  const find = useCallback((name: string) => projectNameMatches({ name, templates }), [templates]);
  const edit = useSmallForm({
    form,
    values,
    find,
    send: async ({ name, description }: FieldValues) => {
      const project = { name: String(name), description: String(description ?? ''), is_template: templates };
      try {
        const { id } = await importProject(importBody({ project, planned, outcomes, assets }));
        toasts.add({
          type: 'success',
          title: `${words.one} imported`,
          message: `Your ${words.noun} has been created.`,
        });
        setMade(id);
      } catch (thrown) {
        throw sayChanged(thrown);
      }
    },
  });
  const { store, submitting } = edit;
  const { errors } = useFormSnapshot(store);
  // Once the guard is gone.
  useEffect(() => {
    if (made !== undefined) navigate(addresses.project(made));
  }, [made, navigate]);

  const rows = useMemo(() => createRows({ file, planned, outcomes }), [file, planned, outcomes]);
  const isFaulty = rows.some(({ faults }) => faults.length > 0);
  const choose = useCallback((place: number, isMine: boolean) => {
    setUseMine((places) => {
      const next = new Set(places);
      if (isMine) next.add(place);
      else next.delete(place);
      return next;
    });
  }, []);

  return (
    <section className={styles.preview} aria-label="What would be created">
      {original.isTaken && (
        <Alert tone="info">
          You already have a {words.noun} “<bdi>{original.name}</bdi>”, so this one gets another name.
        </Alert>
      )}
      {isFaulty && (
        <Alert tone="error">Some components break a rule of their kind. Correct the file and choose it again.</Alert>
      )}
      <div className={styles.panel}>
        <SmallForm form={edit} plain>
          <Button onClick={onClear}>Clear</Button>
          <Button type="submit" variant="primary" busy={submitting} disabled={isFaulty || errors.length > 0}>
            Import {words.noun}
          </Button>
        </SmallForm>
      </div>
      <p className={styles.counts} role="status">
        {countsText(outcomes, rows)}
      </p>
      <ImportedComponents rows={rows} onChoose={choose} />
      <LeaveGuard when={made === undefined} />
    </section>
  );
}

/** Checks and compares in the background; again whenever the library has changed. */
function usePlan(file: ProjectFile, library: readonly ComponentListItem[]) {
  const [state, setState] = useState<{ planned?: PlannedComponent[]; error?: string }>({});
  useEffect(() => {
    let isCurrent = true;
    planComponents(file.components, library).then(
      (planned) => isCurrent && setState({ planned }),
      (thrown: unknown) => isCurrent && setState({ error: thrown instanceof Error ? thrown.message : '' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [file, library]);
  return state;
}

/** A refusal that blames components: the library is no longer what it was compared with, and is read again. */
function sayChanged(thrown: unknown): unknown {
  const { name, ...others } = findFieldErrors(thrown);
  const places = Object.keys(others).filter((field) => /^(components|assets)\[/.test(field));
  if (places.length === 0 || !(thrown instanceof ApiError)) return thrown;
  void refetchComponents();
  const message = 'Your library changed in the meantime. Check the list again; nothing has been created.';
  return new ApiError({ status: thrown.status, message, ...(name ? { data: { errors: { name: [name] } } } : {}) });
}

/** One row per component, with its number, and one per asset whose component was gone when the file was written. */
function createRows({
  file,
  planned,
  outcomes,
}: {
  file: ProjectFile;
  planned: readonly PlannedComponent[];
  outcomes: readonly Outcome[];
}): ImportRow[] {
  const assetFaults = (count: number | undefined) =>
    count === undefined ? [] : assetForm.validate({ count }).map(() => `Count: ${count} can't be used`);
  const ofComponents = planned.map((component, place): ImportRow => {
    const count = file.assets.find((asset) => asset.component === place)?.count;
    const faults = [...component.faults, ...assetFaults(count)];
    return { ...component, id: `component-${place}`, place, count, faults, outcome: outcomes[place] };
  });
  const gone = file.assets.flatMap(({ component, name, subclass, count }, place): ImportRow[] =>
    component === undefined
      ? [{ id: `asset-${place}`, name, subclass, count, faults: assetFaults(count), notes: [] }]
      : [],
  );
  return [...ofComponents, ...gone];
}

function countsText(outcomes: readonly Outcome[], rows: readonly ImportRow[]): string {
  const reused = outcomes.filter((outcome) => 'id' in outcome).length;
  const faulty = rows.filter(({ faults }) => faults.length > 0).length;
  return [
    `${outcomes.length - reused} to be created`,
    ...(reused > 0 ? [`${reused} in your library`] : []),
    ...(rows.length > outcomes.length ? [`${rows.length - outcomes.length} deleted before the export`] : []),
    ...(faulty > 0 ? [`${faulty} to be corrected`] : []),
  ].join(' · ');
}
