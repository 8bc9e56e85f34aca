import { Box } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useLatestComponents } from '#api/useLatestComponents.ts';
import { KindTile } from '#library/KindTile.tsx';
import { KindTitle } from '#library/KindTitle.tsx';
import { addresses } from '#model/addresses.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorBanner } from '#ui/ErrorBanner.tsx';
import { DashboardPanel } from './DashboardPanel.tsx';
import { RECENT_COUNT, RecentList } from './RecentList.tsx';

/** The components that were changed last. */
export function RecentComponents() {
  const { data, error, reread } = useLatestComponents(RECENT_COUNT);
  const navigate = useNavigate();
  return (
    <DashboardPanel
      title="Recent components"
      all={{ to: addresses.components, label: 'All components' }}
      busy={!data && !error}
    >
      {error ? <ErrorBanner error={error} onRetry={() => void reread()} /> : null}
      <RecentList
        items={data ?? (error ? [] : undefined)}
        to={({ id }) => addresses.component(id)}
        icon={({ subclass }) => <KindTile subclass={subclass} size="s" />}
        detail={({ subclass }) => <KindTitle subclass={subclass} />}
        empty={
          error ? null : (
            <EmptyState
              icon={<Box />}
              title="No components found"
              text="You don't have any components yet."
              action={<Button onClick={() => navigate(addresses.newComponent)}>Create new</Button>}
            />
          )
        }
      />
    </DashboardPanel>
  );
}
