import { ComponentList } from './ComponentList.ts';
import { expect, test } from './fixtures.ts';

test('a search finds kinds, descriptions and amounts, and shows where they match', async ({
  signedIn: page,
  api,
  unique,
}) => {
  const [ridge, shore] = [unique('Ridge'), unique('Shore')];
  const mark = ridge.split(' ').at(-1) ?? '';
  await api.create({ subclass: 'wind', name: ridge, pc10: 3217 });
  await api.create({ subclass: 'converter', name: shore, description: `Beside ${mark}, LFP rack` });

  await page.goto('/components');
  const list = new ComponentList(page);
  await list.search.fill(`wind ${mark}`);
  await expect(list.names).toHaveText([ridge]);

  // Names are found at once, before the server has searched values.
  await page.route(/[?&]find=/, async (route) => {
    await answered;
    await route.continue();
  });
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await list.search.fill(mark);
  await expect(list.names).toHaveText([ridge]);
  answer();
  await expect(list.names).toHaveText([ridge, `${shore}Description Beside ${mark}, LFP rack`]);
  await expect(list.row(shore).locator('mark')).toHaveText(mark);

  await list.search.fill('3.217 MW');
  await expect(list.names).toHaveText([`${ridge}Rated power 3217 kW`]);
  await expect(list.row(ridge).locator('mark')).toHaveText('3217 kW');
  await list.search.fill('3.218 MW');
  await expect(page.getByText('No results', { exact: true })).toBeVisible();
});
