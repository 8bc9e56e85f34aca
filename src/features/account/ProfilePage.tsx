import { History, MonitorSmartphone, Signpost } from 'lucide-react';
import { isNotOffered } from '#api/ApiError.ts';
import { usePageTitle } from '#api/usePageTitle.ts';
import { useProfile } from '#api/useProfile.ts';
import { form } from '#generated/forms/profile.ts';
import { addresses, tourAddress } from '#model/addresses.ts';
import { ErrorBanner } from '#ui/ErrorBanner.tsx';
import { LinkCard } from '#ui/LinkCard.tsx';
import { NotOffered } from '#ui/NotOffered.tsx';
import { Page } from '#ui/Page.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';
import { PendingEmail } from './PendingEmail.tsx';
import { ProfileForm } from './ProfileForm.tsx';

/** The page of the user's profile and password. */
export function ProfilePage() {
  usePageTitle('Profile');
  const { data: profile, error, mutate } = useProfile();
  const isOffered = !isNotOffered(error);
  return (
    <Page width={1080} spaced>
      <PageTitle title="Profile" gap={0}>
        {profile ? profile.username : '\u00a0'}
      </PageTitle>
      {profile?.pendingEmail && <PendingEmail email={profile.pendingEmail} />}
      {profile ? (
        <ProfileForm profile={profile} />
      ) : !isOffered ? (
        <NotOffered what="Profiles" />
      ) : error && error.status !== 401 ? (
        <ErrorBanner error={error} onRetry={() => void mutate()} />
      ) : (
        <FormSkeleton definition={form.definition} />
      )}
      {isOffered && (
        <>
          <ChangePasswordForm />
          <LinkCard
            to={addresses.sessions}
            icon={<MonitorSmartphone aria-hidden="true" />}
            title="Sessions"
            text="Where you are signed in"
          />
          <LinkCard
            to={addresses.activity}
            icon={<History aria-hidden="true" />}
            title="Activity"
            text="What has happened to your account"
          />
          <LinkCard
            to={tourAddress}
            icon={<Signpost aria-hidden="true" />}
            title="Tour"
            text="Show the first steps again"
          />
        </>
      )}
    </Page>
  );
}
