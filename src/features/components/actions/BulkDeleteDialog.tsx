import { RotateCw } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { getComponentProjects } from '#api/useComponentProjects.ts';
import type { ComponentListItem } from '#api/useComponents.ts';
import { runAll } from '#library/runAll.ts';
import { getWording } from '#library/wording.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import styles from './BulkDialogs.module.css';
import { counted } from './bulkTasks.ts';

export interface BulkDeleteDialogProps {
  items: readonly ComponentListItem[];
  templates: boolean;
  onClose: () => void;
  onDelete: (items: readonly ComponentListItem[]) => void;
}

/** Sums up the projects that lose one of many components, and asks once for all. */
export function BulkDeleteDialog({ items, templates, onClose, onDelete }: BulkDeleteDialogProps) {
  const free = useMemo(() => items.filter(({ locked }) => !locked), [items]);
  const locked = items.length - free.length;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Delete ${counted(free.length, templates)}`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" disabled={free.length === 0} onClick={() => onDelete(free)}>
            Delete
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <Affected items={free} templates={templates} />
        {locked > 0 && (
          <Alert tone="info" title={`${counted(locked, templates)} locked`}>
            Locked components are kept. To delete one, switch off Locked in its editor.
          </Alert>
        )}
        {free.length > 0 && <p>Are you sure you want to delete {counted(free.length, templates)}?</p>}
      </div>
    </Dialog>
  );
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
  if ('failed' in projects) {
    return (
      <Alert
        tone="error"
        action={
          <Button size="s" icon={<RotateCw />} onClick={onRetry}>
            Retry
          </Button>
        }
      >
        Failed to load affected projects.
      </Alert>
    );
  }
  if ('ended' in projects) {
    return (
      <div className={styles.reserved}>
        <ProgressBar label="Loading affected projects" done={projects.ended} total={items.length} />
      </div>
    );
  }
  const { names } = projects;
  return (
    <div className={styles.reserved}>
      <p>
        {names.size === 0 ? 'No projects' : `${names.size} project(s)`} will be{' '}
        {items.length === 1
          ? getWording(templates).deleting
          : `affected by deleting these ${templates ? 'component templates' : 'components'}`}
      </p>
      {names.size > 0 && (
        <ul className={styles.list} aria-label="Affected projects">
          {[...names].map(([id, name]) => (
            <li key={id}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The projects of all items, each once. */
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
