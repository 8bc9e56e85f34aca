import { Dialog } from '#ui/Dialog.tsx';
import { LoginForm } from './LoginForm.tsx';

interface LoginDialogProps {
  open: boolean;
  onClose: () => void;
  initialUsername?: string | undefined;
  description?: string | undefined;
}

/** Signs a person in without leaving the page; closes on success. */
export function LoginDialog({ open, onClose, initialUsername, description }: LoginDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Login" size="s" description={description}>
      <LoginForm initialUsername={initialUsername} onDone={onClose} onCancel={onClose} />
    </Dialog>
  );
}
