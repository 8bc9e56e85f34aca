import { History, Star } from 'lucide-react';
import { useShortcuts } from '#api/useShortcuts.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorBanner } from '#ui/ErrorBanner.tsx';
import { ShortcutPanel } from './ShortcutPanel.tsx';

/** The favourites and the recently opened records; renders nothing if the server supports neither. */
export function ShortcutPanels() {
  const { data, error, mutate } = useShortcuts();
  if (data === null) return null;
  if (!data && error) return <ErrorBanner error={error} onRetry={() => void mutate()} />;
  return (
    <>
      <ShortcutPanel
        title="Favourites"
        shortcuts={data?.favourites}
        empty={
          <EmptyState
            icon={<Star />}
            title="No favourites yet"
            text="Press the star beside a component or a project to find it here."
          />
        }
      />
      <ShortcutPanel
        title="Recently opened"
        shortcuts={data?.recent}
        empty={
          <EmptyState icon={<History />} title="Nothing opened yet" text="Records that you open are listed here." />
        }
      />
    </>
  );
}
