import { toasts } from './toastStore.ts';

/** Copies the full URL of a page of this site; if the browser does not allow that, shows it to be copied by hand. */
export async function copyLink(path: string): Promise<void> {
  const address = new URL(path, window.location.origin).href;
  try {
    await navigator.clipboard.writeText(address);
    toasts.add({ type: 'success', title: 'Link copied', message: address });
  } catch {
    toasts.add({
      type: 'warning',
      title: 'Link not copied',
      message: `This browser does not let the page write to the clipboard. Select the link and copy it:\n${address}`,
      persistent: true,
    });
  }
}
