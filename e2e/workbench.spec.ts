import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixtures.ts';

/** Words of what only a development server has. */
const DEVELOPMENT = /workbench|schema-faults|q-system:state/i;

test('the built product has no workbench', async ({ signedIn: page }) => {
  const folder = 'dist/client';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|css|html)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => DEVELOPMENT.test(`${file} ${readFileSync(join(folder, file), 'utf8')}`))).toEqual([]);
  await page.goto('/workbench/wind');
  await expect(page.getByText('Page Not Found')).toBeVisible();
});
