import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useProject } from '#api/useProject.ts';
import type { Project } from '#api/useProjects.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorBanner } from '#ui/ErrorBanner.tsx';
import { Page } from '#ui/Page.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { type LoadedAsset, useLoadedAssets } from './useLoadedAssets.ts';

export interface HeldProjectProps {
  project: Project;
  held: readonly LoadedAsset[];
}

/**
 * Renders the project of the address once it and all its components are loaded; until then a placeholder or the error.
 */
export function LoadedProject({ children }: { children: (read: HeldProjectProps) => ReactNode }) {
  const { id = '' } = useParams();
  const project = useProject(id);
  const { held, failed } = useLoadedAssets(id);
  if (project.error?.status === 404) return <EmptyState isPage icon={<SearchX />} title="Project not found." />;
  if (project.data && held) return children({ project: project.data.project, held });
  const obstacle = project.error && project.error.status !== 401 ? project : failed;
  return (
    <Page>
      {obstacle?.error ? <ErrorBanner error={obstacle.error} onRetry={() => void obstacle.mutate()} /> : <Skeleton />}
    </Page>
  );
}
