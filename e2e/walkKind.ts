import type { Api, Fields, Meta } from './Api.ts';
import { ComponentList } from './ComponentList.ts';
import { Editor } from './Editor.ts';
import type { Journey } from './engineSteps.ts';
import { CURVE_ROW, change, controlsOn, expectValue, type FormControl } from './FormControl.ts';
import { expect, test } from './fixtures.ts';
import { Wizard } from './Wizard.ts';

interface Change extends FormControl {
  tab: number;
  value: string;
}

/** Creates a component by the wizard, finds it, edits a field of each type on every tab, saves and reads it back. */
export async function walkKind({ signedIn: page, api, unique }: Journey, subclass: string): Promise<void> {
  const meta = await api.meta(subclass);
  const name = unique(subclass);

  const steps = await test.step('create', async () => {
    const wizard = await Wizard.open(page, meta.name);
    await wizard.name.fill(name);
    const titles = await wizard.walk();
    await wizard.complete.click();
    await expect(page.getByText('Component created')).toBeVisible();
    await Editor.on(page, name);
    return titles;
  });
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const created = await api.component({ subclass, id });
  expect(created).toMatchObject({ ...defaultsIn(meta), id, subclass, name });

  await test.step('find and open', async () => {
    await page.getByRole('button', { name: 'Back to list' }).click();
    const list = new ComponentList(page);
    await list.search.fill(name);
    await expect(list.names).toHaveText([name]);
    await list.rows.click();
  });
  const editor = await Editor.on(page, name);
  await expect(editor.tabs).toHaveText(steps.map((title) => new RegExp(title)));

  await test.step('undo one field, then all', () => undoOnTheWay(editor));

  const changes = await test.step('change one of each type on every tab', () => changeEverything(editor, meta));
  await editor.expectChanges(changes.length);
  await editor.save();
  for (const { tab, ...control } of changes) {
    await editor.openTab(tab);
    await expect(editor.field(control.name)).not.toHaveAttribute('data-modified');
  }

  await test.step('read back', async () => {
    await page.reload();
    await Editor.on(page);
    for (const { tab, ...control } of changes) {
      await editor.openTab(tab);
      await expectValue(editor.field(control.name), control, control.value);
    }
    await expectStored({ api, created, changes });
  });
}

async function undoOnTheWay(editor: Editor): Promise<void> {
  const controls = await controlsOn(editor.panel);
  const [first, second] = controls.filter(({ sort }) => sort === 'number');
  if (!first || !second) throw new Error('Every kind has numbers on its first tab');
  const input = editor.field(first.name).locator('input');
  const other = editor.field(second.name).locator('input');
  const [before, otherBefore] = [await input.inputValue(), await other.inputValue()];

  await change(editor.field(first.name), first);
  await change(editor.field(second.name), second);
  await editor.expectChanges(2);
  await editor
    .field(first.name)
    .getByRole('button', { name: /^Undo this field/ })
    .click();
  await expect(input).toHaveValue(before);
  await editor.expectChanges(1);

  await change(editor.field(first.name), first);
  await editor.expectChanges(2);
  await editor.undoAll.click();
  await editor.expectChanges(0);
  await expect(input).toHaveValue(before);
  await expect(other).toHaveValue(otherBefore);
  await expect(editor.saveButton).toBeDisabled();
}

/** Changes one control of each sort on each tab; `locked` only if the kind has no other flag. */
async function changeEverything(editor: Editor, meta: Meta): Promise<Change[]> {
  const changes: Change[] = [];
  const tabs = await editor.tabs.count();
  const found: (FormControl & { tab: number })[] = [];
  for (let tab = 0; tab < tabs; tab++) {
    await editor.openTab(tab);
    found.push(...(await controlsOn(editor.panel)).map((control) => ({ ...control, tab })));
  }
  const flags = found.filter(({ sort }) => sort === 'flag');
  const candidates = found.filter(({ name }) => name !== 'locked' || flags.length === 1);
  for (let tab = 0; tab < tabs; tab++) {
    await editor.openTab(tab);
    for (const control of onePerSort(candidates.filter((candidate) => candidate.tab === tab))) {
      const field = editor.field(control.name);
      const value = await change(field, control, meta.fields[control.name]);
      await expect(field).toHaveAttribute('data-modified');
      const mark =
        control.sort === 'curve'
          ? field.getByRole('button', { name: /^Undo Changes to / })
          : field.getByText('Modified');
      await expect(mark).toBeVisible();
      changes.push({ ...control, value });
    }
  }
  expect(new Set(changes.map(({ sort }) => sort)), 'every type of field is changed').toEqual(
    new Set(found.map(({ sort }) => sort)),
  );
  return changes;
}

function onePerSort<Control extends FormControl>(controls: Control[]): Control[] {
  return controls.filter((control, index) => controls.findIndex(({ sort }) => sort === control.sort) === index);
}

/** Checks that the stored component has the changes and is otherwise as before. */
async function expectStored({ api, created, changes }: { api: Api; created: Fields; changes: Change[] }) {
  const stored = await api.component({ subclass: String(created.subclass), id: String(created.id) });
  const { updated_at: _before, ...before } = created;
  const { updated_at: _after, ...after } = stored;
  const changed = Object.keys(after).filter((field) => after[field] !== before[field]);
  const curves = changes.filter(({ sort }) => sort === 'curve');
  const fields = changes.filter(({ sort }) => sort !== 'curve');
  for (const { name, value } of fields) expect(String(after[name]), name).toBe(value);
  // A curve is kept as lists or as numbered fields: one of them holds the new value.
  const curveFields = changed.filter((field) => !fields.some(({ name }) => name === field));
  const kept = curveFields
    .map((field) => String(after[field]).split(','))
    .map((list) => Number(list[CURVE_ROW] ?? list[0]));
  expect(kept.sort()).toEqual(curves.map(({ value }) => Number(value)).sort());
}

/** Returns the values of a component that was created with only a name. */
function defaultsIn({ fields }: Meta): Fields {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name, { read_only }]) => !read_only && name !== 'name')
      .map(([name, field]) => [name, field.default ?? (field.type === 'string' ? '' : null)]),
  );
}
