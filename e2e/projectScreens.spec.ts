import { chooseProjectFile } from './chooseProjectFile.ts';
import { KINDS } from './createComponents.ts';
import { expect, test } from './fixtures.ts';
import { inspect } from './inspect.ts';
import { ProjectList } from './ProjectList.ts';
import { ProjectScreen } from './ProjectScreen.ts';
import { LONG } from './tags.ts';

test('project screens fit and pass axe with long, right-to-left and emoji names', { tag: LONG }, async ({
  signedIn: page,
  api,
  unique,
}) => {
  const mark = unique('Sound');
  const long = `${mark} ${'W'.repeat(49 - mark.length)}`;
  const project = await api.createProject({ name: long, description: 'وصف طويل '.repeat(40) });
  for (const [index, subclass] of KINDS.entries()) {
    const name = index === 0 ? `${mark} 🌬️👩‍🔧 توربين` : `${long.slice(0, 48)}${index}`;
    const { id } = await api.create({ subclass, name });
    await api.addAsset(project.id, id, 999_999);
    if (index === 1) await api.delete({ subclass, id });
  }
  const file = JSON.stringify(await api.exportProject(project.id));
  const list = await ProjectList.open(page, { search: mark });
  await list.expectNames([long]);
  await page.getByRole('checkbox', { name: `Select ${long}` }).check();
  await inspect(page);
  await page.goto('/quick-create/project');
  await expect(page.getByRole('dialog')).toBeVisible();
  await inspect(page);
  const screen = await ProjectScreen.open(page, project);
  await expect(screen.assets).toHaveCount(KINDS.length);
  await inspect(page);
  await page.getByRole('button', { name: 'Add component' }).click();
  await expect(page.getByRole('dialog').getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('dialog').getByRole('row').nth(1).press('Space');
  await inspect(page);
  await page.goto('/import/project');
  await chooseProjectFile(page, file);
  await expect(page.getByText(/in your library/)).toBeVisible();
  await inspect(page);
});
