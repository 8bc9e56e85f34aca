import { expect, test } from './fixtures.ts';
import { ProjectList } from './ProjectList.ts';
import { ProjectScreen } from './ProjectScreen.ts';
import { PROJECT_FORMS } from './projectForms.ts';
import { startsWith } from './startsWith.ts';
import { LONG } from './tags.ts';

for (const { templates, noun } of PROJECT_FORMS) {
  test(`a ${noun} is duplicated and converted with its components`, { tag: templates ? LONG : [] }, async ({
    signedIn: page,
    api,
    unique,
  }) => {
    const name = unique('Copied');
    const project = await api.createProject({ name, is_template: templates });
    const { id } = await api.create({ subclass: 'wind', name });
    await api.addAsset(project.id, id, 7);
    const list = await ProjectList.open(page, { templates, search: name });
    await list.choose(name, templates ? 'Duplicate template' : 'Duplicate');
    const dialog = page.getByRole('dialog');
    const input = dialog.getByRole('textbox', { name: 'New name' });
    await expect(input).toHaveValue(`${name} (copy)`);
    await input.fill(name);
    await expect(input).toHaveAccessibleDescription(startsWith('Name must be unique'));
    await expect(dialog.getByRole('button', { name: /^Duplicate/ })).toBeDisabled();
    await input.fill(' ');
    await expect(dialog.getByRole('button', { name: /^Duplicate/ })).toBeDisabled();
    await input.fill(`${name} B`);
    await dialog.getByRole('button', { name: /^Duplicate/ }).click();
    const copy = await ProjectScreen.on(page, `${name} B`);
    await expect(copy.count(name)).toHaveValue('7');

    await page.getByRole('button', { name: `Actions for ${name} B` }).click();
    await page.getByRole('menuitem', { name: /^Convert to/ }).click();
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'New name' })).toHaveValue(`${name} B`);
    await page.getByRole('dialog').getByRole('button', { name: 'Convert' }).click();
    await expect(page.getByText(templates ? /^Project · updated/ : /^Project template · updated/)).toBeVisible();
    await expect(copy.count(name)).toHaveValue('7');
    expect((await api.projects({ templates: !templates })).map((other) => other.name)).toContain(`${name} B`);
  });
}

test('search, status, sort and page size are kept in the address', { tag: LONG }, async ({
  signedIn: page,
  api,
  unique,
}) => {
  const mark = unique('Filter');
  await api.createProject({ name: `${mark} 10`, description: 'Ågård' });
  await api.createProject({ name: `${mark} 2` });
  const list = await ProjectList.open(page, { search: mark });
  await list.expectNames([`${mark} 2`, `${mark} 10`]);
  await page.getByRole('columnheader', { name: 'Project' }).getByRole('button').click();
  await list.expectNames([`${mark} 2`, `${mark} 10`]);
  await page.getByRole('columnheader', { name: 'Project' }).getByRole('button').click();
  await list.expectNames([`${mark} 10`, `${mark} 2`]);
  await expect(page).toHaveURL(/sort=name/);
  await list.search.fill('ågård');
  await list.expectNames([`${mark} 10`]);
  // The address is updated after a pause in typing.
  await expect(page).toHaveURL(/q=%C3%A5g/);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('With results');
  await expect(page.getByText('No results', { exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Without results');
  await list.expectNames([`${mark} 10`]);
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('100');
  await page.reload();
  await list.expectNames([`${mark} 10`]);
  for (const part of ['sort=name', 'status=no_results', 'size=100']) await expect(page).toHaveURL(new RegExp(part));
  await list.row(`${mark} 10`).getByText(`${mark} 10`).click();
  await ProjectScreen.on(page, `${mark} 10`);
  await page.goBack();
  await expect(list.search).toHaveValue('ågård');
});
