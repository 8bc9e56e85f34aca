import { useEffect, useMemo, useState } from 'react';
import { getComponentProjects } from '#api/useComponentProjects.ts';
import type { ComponentListItem } from '#api/useComponents.ts';
import { getWording } from '#library/componentWording.ts';
import { runAll } from '#library/runAll.ts';
import { counted } from '#model/counted.ts';
import { Alert } from '#ui/Alert.tsx';
import { DeleteManyQuestion } from '#ui/DeleteManyQuestion.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { AffectedFailure, AffectedList, AffectedPlace } from './Affected.tsx';

export interface BulkDeleteDialogProps {
  items: readonly ComponentListItem[];
  /** Those `items` that the filter hides. */
  hidden: readonly ComponentListItem[];
  templates: boolean;
  onClose: () => void;
  onDelete: (items: readonly ComponentListItem[]) => void;
}

/** Lists the projects that use any of the components, and asks once before all unlocked ones are deleted. */
export function BulkDeleteDialog({ items, hidden, templates, onClose, onDelete }: BulkDeleteDialogProps) {
  const { noun } = getWording(templates);
  const free = useMemo(() => items.filter(isFree), [items]);
  const locked = items.length - free.length;
  return (
    <DeleteManyQuestion
      noun={noun}
      count={free.length}
      hidden={hidden.filter(isFree).length}
      size="m"
      disabled={free.length === 0}
      onDelete={() => onDelete(free)}
      onClose={onClose}
    >
      <Affected items={free} templates={templates} />
      {locked > 0 && (
        <Alert tone="info" title={`${counted(locked, noun)} locked`}>
          Locked components are kept. To delete one, switch off Locked in its editor.
        </Alert>
      )}
      {free.length > 0 && <p>Are you sure you want to delete {counted(free.length, noun)}?</p>}
    </DeleteManyQuestion>
  );
}

function isFree({ locked }: ComponentListItem): boolean {
  return !locked;
}

type Projects = { names: Map<string, string> } | { failed: true } | { ended: number };

interface AffectedProps {
  items: readonly ComponentListItem[];
  templates: boolean;
}

function Affected(props: AffectedProps) {
  const [tries, setTries] = useState(0);
  return <ReadProjects key={tries} {...props} onRetry={() => setTries(tries + 1)} />;
}

function ReadProjects({ items, templates, onRetry }: AffectedProps & { onRetry: () => void }) {
  const projects = useProjects(items);
  if ('failed' in projects) return <AffectedFailure onRetry={onRetry} />;
  if ('ended' in projects) {
    return (
      <AffectedPlace>
        <ProgressBar label="Loading affected projects" done={projects.ended} total={items.length} />
      </AffectedPlace>
    );
  }
  const { deleting, noun } = getWording(templates);
  return (
    <AffectedList
      projects={[...projects.names].map(([id, name]) => ({ id, name }))}
      deleting={items.length === 1 ? deleting : `affected by deleting these ${noun}s`}
    />
  );
}

/** Reads the projects that use any of the items, without duplicates. */
function useProjects(items: readonly ComponentListItem[]): Projects {
  const [projects, setProjects] = useState<Projects>({ ended: 0 });
  useEffect(() => {
    const leaving = new AbortController();
    const read = runAll({
      items,
      run: getComponentProjects,
      signal: leaving.signal,
      onOutcome: (_, ended) => leaving.signal.aborted || setProjects({ ended }),
    });
    void read.then((outcomes) => {
      if (leaving.signal.aborted) return;
      const done = outcomes.flatMap((outcome) => (outcome.state === 'done' ? outcome.result : []));
      if (outcomes.some(({ state }) => state === 'failed')) setProjects({ failed: true });
      else setProjects({ names: new Map(done.map(({ id, name }) => [id, name])) });
    });
    return () => leaving.abort();
  }, [items]);
  return projects;
}
