import { undoEmailChange } from '#api/accountCalls.ts';
import { clearSession } from '#api/sessionStore.ts';
import { usePageTitle } from '#api/usePageTitle.ts';
import { addresses } from '#model/addresses.ts';
import { EntryPage } from '#ui/EntryPage.tsx';
import { PageLink } from '#ui/PageLink.tsx';
import { usePageNavigation } from '#ui/pageNavigation.ts';
import { toasts } from '#ui/toastStore.ts';
import { LinkAction } from './LinkAction.tsx';

/** The page behind the link that undoes a change of address; it then asks for a new password. */
export function UndoEmailPage() {
  usePageTitle('Undo the change of your email address');
  const { navigate } = usePageNavigation();
  const undo = async (link: string) => {
    const { email, token } = await undoEmailChange(link);
    // The server has ended all sessions of the account, including one that this browser may still hold.
    clearSession();
    toasts.add({
      type: 'success',
      title: 'The change is undone',
      message: `Your account has the address ${email} again.`,
    });
    navigate(`${addresses.resetPassword}#token=${token}`, { replace: true });
  };
  return (
    <EntryPage
      title="Undo the change of your email address"
      text="Your account gets this address back. All its sessions end, its password stops working, and you set a new one."
      links={<PageLink to={addresses.login}>Back to sign in</PageLink>}
    >
      <LinkAction action="Undo the change" busy="Undoing..." run={undo} />
    </EntryPage>
  );
}
