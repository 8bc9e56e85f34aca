import { SearchX } from 'lucide-react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useComponent } from '#api/useComponent.ts';
import { useComponents } from '#api/useComponents.ts';
import { routes } from '#model/routes.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorBanner } from '#ui/ErrorBanner.tsx';
import { ComponentEditor } from './ComponentEditor.tsx';
import styles from './DetailPage.module.css';
import { EditorSkeleton } from './EditorSkeleton.tsx';
import { useKind } from './useKind.ts';

/** /components/{id}: the editor of one component, found by navigation state or in the lists. */
export function DetailPage() {
  const { id = '' } = useParams();
  const stated = subclassIn(useLocation().state);
  const plain = useComponents({ templates: false });
  const templates = useComponents({ templates: true });
  const listed = [...(plain.data ?? []), ...(templates.data ?? [])].find((item) => item.id === id);
  const subclass = listed?.subclass ?? stated;
  const component = useComponent({ subclass, id });
  const loaded = useKind(subclass);
  const error = component.error ?? (subclass === undefined ? (plain.error ?? templates.error) : undefined);

  if (component.data && 'kind' in loaded) {
    return <ComponentEditor key={id} kind={loaded.kind} stored={component.data} />;
  }
  const isUnknown = error?.status === 404 || (subclass === undefined && plain.data && templates.data);
  if (isUnknown) return <NotFound />;
  return (
    <div className={styles.page}>
      {error && error.status !== 401 ? (
        <ErrorBanner
          message={error.message}
          onRetry={() => void Promise.all([component.mutate(), plain.mutate(), templates.mutate()])}
        />
      ) : 'failed' in loaded && subclass !== undefined ? (
        <Alert
          tone="error"
          title="Failed to load data"
          // Browsers remember that a script could not be loaded until the page is opened anew.
          action={<Button onClick={() => window.location.reload()}>Retry</Button>}
        >
          The form of this kind could not be loaded.
        </Alert>
      ) : (
        <EditorSkeleton />
      )}
    </div>
  );
}

function NotFound() {
  const navigate = useNavigate();
  return (
    <EmptyState
      icon={<SearchX />}
      title="Component not found."
      action={<Button onClick={() => navigate(routes.components)}>Back to list</Button>}
    />
  );
}

function subclassIn(state: unknown): string | undefined {
  const subclass = typeof state === 'object' && state !== null && 'subclass' in state ? state.subclass : undefined;
  return typeof subclass === 'string' ? subclass : undefined;
}
