import { productName } from '#api/env.ts';
import { useHasSession } from '#api/sessionStore.ts';
import { usePageTitle } from '#api/usePageTitle.ts';
import { Alert } from '#ui/Alert.tsx';
import { Page } from '#ui/Page.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { ApiClientCard } from './ApiClientCard.tsx';
import { CounterCard } from './CounterCard.tsx';
import styles from './DashboardPage.module.css';
import { KindCounts } from './KindCounts.tsx';
import { QuickActions } from './QuickActions.tsx';
import { RecentComponents } from './RecentComponents.tsx';
import { RecentProjects } from './RecentProjects.tsx';
import { ShortcutPanels } from './ShortcutPanels.tsx';

/**
 * The start page: shortcuts, recent changes, favourites and component counts for signed-in users, a login hint for
 * visitors, and the demo cards for both.
 */
export function DashboardPage() {
  usePageTitle('Dashboard');
  const hasSession = useHasSession();
  return (
    <Page roomy>
      <PageTitle title={`${productName} Dashboard`}>Desktop application for {productName} energy management</PageTitle>
      {hasSession ? (
        <>
          <QuickActions />
          <div className={styles.panels}>
            <RecentComponents />
            <RecentProjects />
            <ShortcutPanels />
          </div>
          <KindCounts />
        </>
      ) : (
        <Alert tone="info">Please log in to access your projects and data.</Alert>
      )}
      <div className={styles.demos}>
        <CounterCard />
        <ApiClientCard />
      </div>
    </Page>
  );
}
