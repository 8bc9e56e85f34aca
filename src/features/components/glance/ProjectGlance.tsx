import { useState } from 'react';
import { addresses } from '#model/addresses.ts';
import { PageLink } from '#ui/PageLink.tsx';
import glance from './Glance.module.css';
import { ReadAgain } from './ReadAgain.tsx';

export interface ProjectGlanceProps {
  /** Undefined if they could not be read. */
  projects: readonly { id: string; name: string }[] | undefined;
  onRetry: () => void;
}

/** The projects that use a component, as links. */
export function ProjectGlance({ projects, onRetry }: ProjectGlanceProps) {
  const [shown, setShown] = useState(FEW);
  const more = (projects?.length ?? 0) - shown;
  return (
    <section className={glance.section}>
      <h3 className={glance.title}>
        Used in {projects && `${projects.length} project${projects.length === 1 ? '' : 's'}`}
      </h3>
      {!projects && <ReadAgain what="the projects" onRetry={onRetry} />}
      {projects && projects.length > 0 && (
        <ul className={glance.lines}>
          {projects.slice(0, shown).map(({ id, name }) => (
            <li key={id}>
              <PageLink to={addresses.project(id)}>{name}</PageLink>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <button type="button" className={glance.more} onClick={() => setShown(Number.POSITIVE_INFINITY)}>
          {more} more
        </button>
      )}
    </section>
  );
}

const FEW = 5;
