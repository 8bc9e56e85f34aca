import { actionFailure } from '#records/failures.ts';
import { notifyActionFailure } from '#records/notifyActionFailure.ts';
import { toasts } from '#ui/toastStore.ts';

/** Resends a message through `call`, and reports success or failure in a notice. */
export async function sendAgain(call: () => Promise<void>): Promise<void> {
  try {
    await call();
    toasts.add({ type: 'success', title: 'Message sent', message: 'Follow the link in the latest message.' });
  } catch (error) {
    const retry = () => void sendAgain(call);
    notifyActionFailure({ error, notice: actionFailure(error, 'The message was not sent'), retry });
  }
}
