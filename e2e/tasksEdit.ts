import { Editor } from './Editor.ts';
import { inputIn, messageIn } from './engineSteps.ts';
import { expect } from './fixtures.ts';
import type { Desk, Task } from './Task.ts';

/** Tasks that change one component. */
export const tasksEdit: readonly Task[] = [
  {
    wants: 'Change a number and save it',
    peer: { program: 'NetBox', clicks: 3, keys: 0, entries: 1, how: 'Edit, a click into the field, the number, Save' },
    play: async (desk) => {
      const { hands, editor, stored } = await openTurbine(desk);
      await hands.clickOn(inputIn(editor.field('hub_height')), 'the field');
      await hands.key('Control+a');
      await hands.type('120');
      await hands.key('Control+s');
      await expect.poll(stored).toMatchObject({ hub_height: 120 });
    },
  },
  {
    wants: 'Raise a number by one step and save it',
    play: async (desk) => {
      const { hands, editor, stored } = await openTurbine(desk);
      await hands.clickOn(inputIn(editor.field('hub_height')), 'the field');
      await hands.key('ArrowUp', 'Control+s');
      await expect.poll(stored).toMatchObject({ hub_height: 99 });
    },
  },
  {
    wants: 'Enter a value in the unit of the data sheet',
    play: async (desk) => {
      const { hands, editor } = await openTurbine(desk);
      await hands.clickOn(inputIn(editor.field('hub_height')), 'the field');
      await hands.key('Control+a');
      await hands.type('0.12 km');
      await expect(messageIn(editor.field('hub_height'))).toContainText('= 120 m');
    },
  },
  {
    wants: 'See a value in other units',
    play: async (desk) => {
      const { page, hands, editor } = await openTurbine(desk);
      await hands.clickOn(editor.field('hub_height').getByText('m', { exact: true }), 'the unit');
      await expect(page.getByRole('menu', { name: 'Units' })).toContainText('0.098 km');
    },
  },
  {
    wants: 'Read what a field means',
    play: async (desk) => {
      const { page, hands, editor } = await openTurbine(desk);
      await inputIn(editor.field('hub_height')).focus();
      await hands.key('F1');
      await expect(
        page
          .getByText(/^Height of the rotor axis above ground/)
          .locator('visible=true')
          .first(),
      ).toBeVisible();
    },
  },
  {
    wants: 'Go back to the stored value of one field',
    play: async (desk) => {
      const { hands, editor } = await openTurbine(desk);
      await inputIn(editor.field('hub_height')).fill('7');
      await editor.expectChanges(1);
      await hands.click('button', /^Undo/, { in: editor.field('hub_height'), as: 'the arrow of the field' });
      await expect(inputIn(editor.field('hub_height'))).toHaveValue('98');
    },
  },
  {
    wants: 'Undo the last change, wherever it was',
    peer: { program: 'Airtable', clicks: 0, keys: 1, entries: 0, how: '`Ctrl+Z`' },
    play: async (desk) => {
      const { hands, editor } = await openTurbine(desk);
      await inputIn(editor.field('hub_height')).fill('7');
      await editor.openTab('General Details');
      await hands.key('Control+z');
      await editor.expectChanges(0);
    },
  },
  {
    wants: 'Redo it',
    peer: { program: 'Airtable', clicks: 0, keys: 1, entries: 0, how: '`Ctrl+Shift+Z`' },
    play: async (desk) => {
      const { page, hands, editor } = await openTurbine(desk);
      await inputIn(editor.field('hub_height')).fill('7');
      await editor.expectChanges(1);
      await page.keyboard.press('Control+z');
      await editor.expectChanges(0);
      await hands.key('Control+y');
      await expect(inputIn(editor.field('hub_height'))).toHaveValue('7');
    },
  },
  {
    wants: 'Undo all unsaved changes',
    play: async (desk) => {
      const { hands, editor } = await openTurbine(desk);
      await inputIn(editor.field('hub_height')).fill('7');
      await inputIn(editor.field('anemometer_height')).fill('8');
      await editor.expectChanges(2);
      await hands.click('button', 'Undo All');
      await editor.expectChanges(0);
    },
  },
  {
    wants: 'Go to the field that keeps a form from being saved',
    play: async (desk) => {
      const { hands, editor } = await openTurbine(desk);
      await inputIn(editor.field('hub_height')).fill('-3');
      await editor.openTab('General Details');
      await hands.key('Control+s');
      await expect(desk.page.getByRole('textbox', { name: 'Hub height' })).toBeFocused();
    },
  },
  {
    wants: 'State where a value comes from, and confirm it',
    play: async (desk) => {
      const { page, hands, editor, stored } = await openTurbine(desk);
      await inputIn(editor.field('hub_height')).focus();
      await hands.key('Alt+s');
      const popover = page.getByRole('dialog', { name: /^Source of / });
      await expect(popover.getByLabel('Source', { exact: true })).toBeFocused();
      await hands.type('Data sheet E-82');
      await hands.click('button', 'Confirm', { in: popover });
      await expect(popover).toBeHidden();
      await hands.key('Control+s');
      await expect.poll(stored).toMatchObject({ sources: { hub_height: { source: 'Data sheet E-82' } } });
    },
  },
  {
    wants: 'Lock a component against changes',
    play: async (desk) => {
      const { hands, editor, stored } = await openTurbine(desk);
      await editor.openTab('General Details');
      await hands.click('checkbox', 'Locked');
      await hands.key('Control+s');
      await expect.poll(stored).toMatchObject({ locked: true });
    },
  },
  {
    wants: 'Continue with changes that were not saved before the browser closed',
    play: async (desk) => {
      const { page, hands, editor } = await openTurbine(desk);
      await inputIn(editor.field('hub_height')).fill('111');
      await editor.expectChanges(1);
      await page.reload();
      await hands.click('button', 'Continue');
      await editor.expectChanges(1);
    },
  },
  {
    wants: 'See what the last saved version changed',
    peer: { program: 'NetBox', clicks: 2, keys: 0, entries: 0, how: 'Changelog, the newest entry' },
    play: async (desk) => {
      const { page, api, hands, address } = await openTurbine(desk);
      await api.change(address, { hub_height: 105 });
      await page.reload();
      await hands.click('button', 'History');
      await expect(
        page
          .getByRole('dialog')
          .getByRole('row', { name: /^Hub height/ })
          .first(),
      ).toContainText('105 m');
    },
  },
  {
    wants: 'Restore an earlier version',
    peer: {
      program: 'Grafana',
      clicks: 5,
      keys: 0,
      entries: 0,
      how: 'Edit, Settings, Versions, Restore, the confirmation',
    },
    play: async (desk) => {
      const { page, api, hands, address, stored } = await openTurbine(desk);
      await api.change(address, { hub_height: 105 });
      await page.reload();
      await hands.click('button', 'History');
      const history = page.getByRole('dialog', { name: 'History' });
      await hands.click('button', /^Version 1/, { in: history, as: 'the version' });
      await hands.click('button', 'Restore version 1', { in: history });
      await expect(history).toBeHidden();
      await hands.key('Control+s');
      await expect.poll(stored).toMatchObject({ hub_height: 98 });
    },
  },
  {
    wants: 'See which projects use a component',
    play: async ({ page, api, hands, unique }) => {
      const { id } = await api.create({ subclass: 'wind', name: unique('Used') });
      const project = unique('User');
      await api.createProject({ name: project, uses: [id] });
      await page.goto('/components');
      await expect(page.getByText(/component\(s\) total/)).toBeVisible();
      await page.goto(`/components/${id}`);
      await expect(page.getByRole('link', { name: project })).toBeVisible();
      expect(hands.effort.clicks).toBe(0);
    },
  },
];

/** Creates a turbine with a hub height of 98 m and opens the tab with that field. */
async function openTurbine({ page, api, hands, unique }: Desk) {
  const { id } = await api.create({ subclass: 'wind', name: unique('Turbine'), hub_height: 98 });
  const address = { subclass: 'wind', id };
  const editor = await Editor.open(page, id);
  await editor.openTab('Advanced Details');
  return { page, api, hands, editor, address, stored: () => api.component(address) };
}
