import { SearchX } from 'lucide-react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { usePageTitle } from '#api/usePageTitle.ts';
import { addresses } from '#model/addresses.ts';
import { isRecord } from '#model/isRecord.ts';
import { releaseRecord } from '#records/layerStore.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useComponentActions } from '../actions/useComponentActions.tsx';
import { ComponentEditor } from './ComponentEditor.tsx';
import { ComponentProblem } from './ComponentProblem.tsx';
import { EditorHeader } from './EditorHeader.tsx';
import { EditorSkeleton } from './EditorSkeleton.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { useFoundComponent } from './useFoundComponent.ts';

/** /components/{id}: the editor of one component; its kind comes from the navigation state or the lists. */
export function DetailPage() {
  const { id = '' } = useParams();
  // Keyed by id, so that no state of the previous component remains.
  return <Detail key={id} id={id} />;
}

function Detail({ id }: { id: string }) {
  const subclass = subclassIn(useLocation().state);
  const { item, ready, isMissing, problem } = useFoundComponent({ id, subclass });
  const navigate = useNavigate();
  const { act, dialog } = useComponentActions({
    onDeleted: () => {
      releaseRecord(`components/${id}`);
      void navigate(item?.is_template ? addresses.componentTemplates : addresses.components, { replace: true });
    },
  });
  if (isMissing) return <NotFound />;
  if (!ready) {
    return <PageSkeleton>{problem ? <ComponentProblem problem={problem} /> : <EditorSkeleton />}</PageSkeleton>;
  }
  return (
    <>
      <ComponentEditor {...ready} header={(parts) => <EditorHeader {...parts} onAct={act} />} />
      {dialog}
    </>
  );
}

function NotFound() {
  usePageTitle('Component not found');
  const navigate = useNavigate();
  return (
    <EmptyState
      isPage
      icon={<SearchX />}
      title="Component not found."
      action={<Button onClick={() => navigate(addresses.components)}>Back to list</Button>}
    />
  );
}

function subclassIn(state: unknown): string | undefined {
  const subclass = isRecord(state) ? state.subclass : undefined;
  return typeof subclass === 'string' ? subclass : undefined;
}
