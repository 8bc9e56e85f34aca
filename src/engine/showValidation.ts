import type { DraftStore } from '#model/DraftStore.ts';
import { messageList } from '#model/messageList.ts';
import { toasts } from '#ui/toastStore.ts';

/** Shows every message of a form in one notice that stays; takes the notice away where there are none. */
export function showValidation(store: DraftStore): void {
  const { definition } = store;
  const id = `validation: ${definition.id}`;
  const messages = store.form().shownErrors.map(({ field, message }) => {
    const { title = field } = definition.fields[field] ?? {};
    return `${title}: ${message}`;
  });
  if (messages.length === 0) toasts.remove(id);
  else toasts.add({ id, type: 'error', title: 'Validation Error', message: messageList(messages), persistent: true });
}
