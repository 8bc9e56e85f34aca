import { History } from 'lucide-react';
import { isNotOffered } from '#api/ApiError.ts';
import { useActivity } from '#api/useActivity.ts';
import { usePageTitle } from '#api/usePageTitle.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorBanner } from '#ui/ErrorBanner.tsx';
import { NotOffered } from '#ui/NotOffered.tsx';
import { Page } from '#ui/Page.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { ActivityList } from './ActivityList.tsx';
import styles from './ActivityPage.module.css';

/** The page with the account's activity log. */
export function ActivityPage() {
  usePageTitle('Activity');
  const { entries, error, retry, loadMore, isLoading, moreError } = useActivity();
  return (
    <Page width={1080} spaced>
      <PageTitle title="Activity">
        Sign-ins, changes to your account, and what was deleted, restored, exported and imported in the last 90 days. If
        something here wasn't you, change your password.
      </PageTitle>
      {isNotOffered(error) ? (
        <NotOffered what="Activity records" />
      ) : entries?.length === 0 ? (
        <EmptyState icon={<History />} title="No activity found" text="Nothing has happened in the last 90 days." />
      ) : (
        <>
          {error && !entries && <ErrorBanner error={error} onRetry={retry} />}
          {(entries || !error) && <ActivityList entries={entries} />}
        </>
      )}
      {moreError && <ErrorBanner error={moreError} onRetry={() => void loadMore?.()} />}
      {loadMore && !moreError && (
        <div className={styles.more}>
          <Button busy={isLoading} onClick={() => void loadMore()}>
            {isLoading ? 'Loading...' : 'Load more'}
          </Button>
        </div>
      )}
    </Page>
  );
}
