import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { joinClasses } from '#ui/joinClasses.ts';
import layout from '#ui/layout.module.css';
import { TextList } from '#ui/TextList.tsx';
import styles from './Affected.module.css';
import { ProjectLink } from './ProjectLink.tsx';

/** Reserves room for the affected projects, so that nothing below moves when they are known. */
export function AffectedPlace({ children }: { children: ReactNode }) {
  return <div className={joinClasses(layout.stack, styles.place)}>{children}</div>;
}

export interface AffectedListProps {
  projects: readonly { id: string; name: string }[];
  /** For example 'affected by deleting this component'. */
  deleting: string;
}

/** The projects that a deletion affects. */
export function AffectedList({ projects, deleting }: AffectedListProps) {
  return (
    <AffectedPlace>
      <p>
        {projects.length === 0 ? 'No projects' : `${projects.length} project(s)`} will be {deleting}
      </p>
      {projects.length > 0 && (
        <TextList label="Affected projects">
          {projects.map(({ id, name }) => (
            <li key={id}>
              <ProjectLink id={id} name={name} />
            </li>
          ))}
        </TextList>
      )}
    </AffectedPlace>
  );
}

/** Says that the affected projects could not be loaded, and offers a retry. */
export function AffectedFailure({ onRetry, busy }: { onRetry: () => void; busy?: boolean }) {
  return (
    <Alert
      tone="error"
      action={
        <Button size="s" icon={<RotateCw />} busy={busy} onClick={onRetry}>
          Retry
        </Button>
      }
    >
      Failed to load affected projects.
    </Alert>
  );
}
