import { isNotOffered } from '#api/ApiError.ts';
import type { Component } from '#api/useComponent.ts';
import { useComponentProjects } from '#api/useComponentProjects.ts';
import { useComponentRevisions } from '#api/useComponentRevisions.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ChangeGlance } from './ChangeGlance.tsx';
import glance from './Glance.module.css';
import { ProjectGlance } from './ProjectGlance.tsx';

/**
 * The projects that use the component and its latest changes; both appear together, so that neither moves the other.
 */
export function UseGlance({ store, component }: { store: DraftStore; component: Component }) {
  const projects = useComponentProjects(component);
  const revisions = useComponentRevisions(component);
  const isRead = (projects.data ?? projects.error) !== undefined && (revisions.data ?? revisions.error) !== undefined;
  if (!isRead) {
    return (
      <div className={glance.section} role="status" aria-label="Loading projects and changes...">
        <Skeleton height={96} />
      </div>
    );
  }
  return (
    <>
      {!isNotOffered(projects.error) && (
        <ProjectGlance projects={projects.data} onRetry={() => void projects.mutate()} />
      )}
      {!isNotOffered(revisions.error) && (
        <ChangeGlance
          store={store}
          component={component}
          revisions={revisions.data}
          onRetry={() => void revisions.mutate()}
        />
      )}
    </>
  );
}
