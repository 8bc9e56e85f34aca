import { FaultPanel } from './FaultPanel.ts';
import { HELLO, type LiveState, STATE } from './LiveState.ts';

const panel = new FaultPanel();
let edition: number | undefined;

import.meta.hot?.on(STATE, (state: LiveState) => {
  panel.show(state);
  // A newly opened page has already loaded this edition.
  const isNew = edition !== undefined && edition !== state.edition;
  edition = state.edition;
  if (isNew) void takeOver(state.kinds);
});
import.meta.hot?.send(HELLO);

async function takeOver(kinds: readonly string[]): Promise<void> {
  try {
    const { takeSavedKinds } = await import('./takeSavedKinds.ts');
    await takeSavedKinds(kinds);
  } catch (error) {
    // Some loaded modules can't be replaced; a reload starts over, and keeps what is typed.
    console.warn('The saved kinds could not be applied:', error);
    window.location.reload();
  }
}
