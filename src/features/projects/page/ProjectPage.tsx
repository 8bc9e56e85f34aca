import { SearchX } from 'lucide-react';
import { useNavigate, useParams } from 'react-router-dom';
import { useProject } from '#api/useProject.ts';
import { useNoteOpened } from '#library/useNoteOpened.ts';
import { addresses } from '#model/addresses.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorBanner } from '#ui/ErrorBanner.tsx';
import { Page } from '#ui/Page.tsx';
import { ProjectEditor } from './ProjectEditor.tsx';
import { ProjectSkeleton } from './ProjectSkeleton.tsx';

/** /projects/{id}: a project or project template with its components and results. */
export function ProjectPage() {
  const { id = '' } = useParams();
  const { data, error, mutate } = useProject(id);
  useNoteOpened(error ? undefined : data?.project);
  const isGone = error?.status === 404;
  // If the project is deleted elsewhere, the form stays with what was typed.
  if (data) return <ProjectEditor key={id} stored={data} isGone={isGone} />;
  if (isGone) return <NotFound />;
  return (
    <Page width={1400} spaced record>
      {error ? <ErrorBanner error={error} onRetry={() => void mutate()} /> : <ProjectSkeleton />}
    </Page>
  );
}

function NotFound() {
  const navigate = useNavigate();
  return (
    <EmptyState
      isPage
      icon={<SearchX />}
      title="Project not found."
      action={<Button onClick={() => navigate(addresses.projects)}>Back to list</Button>}
    />
  );
}
