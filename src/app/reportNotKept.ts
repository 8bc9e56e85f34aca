import { useFullStorage } from '#api/keptStorage.ts';
import { toasts } from '#ui/toastStore.ts';

/** Shows a warning once the browser has no room for what the page stores; returns a function that stops it. */
export function reportNotKept(): () => void {
  const show = ({ isFull }: { isFull: boolean }) => {
    if (isFull)
      toasts.add({
        type: 'warning',
        title: 'Not kept in this browser',
        message: "This browser's storage is full: your session and your settings last only until this page is closed.",
      });
  };
  show(useFullStorage.getState());
  return useFullStorage.subscribe(show);
}
