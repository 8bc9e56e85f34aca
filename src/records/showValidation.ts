import type { DraftStore } from '#model/DraftStore.ts';
import { keyLabel } from '#model/keyLabel.ts';
import { messageList } from '#model/messageList.ts';
import { toasts, useToastStore } from '#ui/toastStore.ts';

/** Shows every message of a form in one notice that stays. */
export function showValidation(store: DraftStore): void {
  const message = listMessages(store);
  if (message === '') hideValidation(store);
  else toasts.add({ id: getId(store), type: 'error', title: 'Validation Error', message, persistent: true });
}

/** Removes corrected fields from the notice, as long as it is shown. */
export function updateValidation(store: DraftStore): void {
  const isShown = useToastStore.getState().toasts.some(({ id, isVisible }) => id === getId(store) && isVisible);
  if (isShown) showValidation(store);
}

export function hideValidation(store: DraftStore): void {
  toasts.remove(getId(store));
}

function getId({ definition }: DraftStore): string {
  return `validation: ${definition.id}`;
}

function listMessages(store: DraftStore): string {
  const messages = store.form().shownErrors.map(({ field, message }) => `${keyLabel(store, field)}: ${message}`);
  return messageList(messages);
}
