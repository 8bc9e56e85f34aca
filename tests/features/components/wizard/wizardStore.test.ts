// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';

const DAY = 86_400_000;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** The wizard of a page that has just been loaded in the tab of this id; without one the tab is new. */
async function load(tab?: string) {
  sessionStorage.clear();
  if (tab) sessionStorage.setItem('wizard-tab', tab);
  vi.resetModules();
  const wizard = await import('#features/components/wizard/wizardStore.ts');
  return {
    ...wizard,
    tab: sessionStorage.getItem('wizard-tab') ?? '',
    progress: () => wizard.useWizard.getState().progress,
  };
}

describe("a tab's wizard", () => {
  it('outlives a reload, and the wizard that another tab opens and closes', async () => {
    const first = await load();
    first.openWizard(false);
    first.chooseKind('wind', { texts: { name: 'Ridge' }, version: 1 });
    const second = await load();
    expect(second.progress()).toBeUndefined();
    second.openWizard(true);
    second.closeWizard();
    const again = await load(first.tab);
    expect(again.progress()).toMatchObject({ subclass: 'wind', texts: { name: 'Ridge' } });
    again.closeWizard();
    expect((await load(first.tab)).progress()).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it('leaves nothing behind that is broken or older than 30 days', async () => {
    const state = { progress: { username: null, templates: false } };
    localStorage.setItem('wizard:broken', '{');
    localStorage.setItem('wizard:old', JSON.stringify({ state, at: Date.now() - 31 * DAY }));
    localStorage.setItem('wizard:young', JSON.stringify({ state, at: Date.now() - 29 * DAY }));
    await load();
    expect(Object.keys(localStorage)).toEqual(['wizard:young']);
  });
});
