import { Folder } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useLatestProjects } from '#api/useLatestProjects.ts';
import { KindTile } from '#library/KindTile.tsx';
import { addresses } from '#model/addresses.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorBanner } from '#ui/ErrorBanner.tsx';
import { Tile } from '#ui/Tile.tsx';
import { DashboardPanel } from './DashboardPanel.tsx';
import styles from './RecentList.module.css';
import { RECENT_COUNT, RecentList } from './RecentList.tsx';

/** The projects that were changed last. */
export function RecentProjects() {
  const { data, error, reread } = useLatestProjects(RECENT_COUNT);
  const navigate = useNavigate();
  return (
    <DashboardPanel
      title="Recent projects"
      all={{ to: addresses.projects, label: 'All projects' }}
      busy={!data && !error}
    >
      {error ? <ErrorBanner error={error} onRetry={() => void reread()} /> : null}
      <RecentList
        items={data ?? (error ? [] : undefined)}
        to={({ id }) => addresses.project(id)}
        icon={() => <Tile size="s" icon={<Folder />} />}
        detail={({ component_subclasses }) => <Kinds subclasses={component_subclasses} />}
        empty={
          error ? null : (
            <EmptyState
              icon={<Folder />}
              title="No projects found"
              text="You don't have any projects yet. Create your first project to get started."
              action={<Button onClick={() => navigate(addresses.newProject)}>Create New Project</Button>}
            />
          )
        }
      />
    </DashboardPanel>
  );
}

const SHOWN = 4;

/** Icons of up to four kinds in a project, as decoration only: the project's page names them. */
function Kinds({ subclasses }: { subclasses: readonly string[] }) {
  const more = subclasses.length - SHOWN;
  return (
    <span className={styles.kinds} aria-hidden="true">
      {subclasses.slice(0, SHOWN).map((subclass) => (
        <KindTile key={subclass} subclass={subclass} size="s" />
      ))}
      {more > 0 ? <span className={styles.more}>+{more}</span> : null}
    </span>
  );
}
