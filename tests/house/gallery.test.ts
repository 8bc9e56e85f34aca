// @vitest-environment jsdom
import '../widgets/setup.ts';
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { createFormStore } from '../../gallery/createFormStore.ts';
import { exhibits } from '../../gallery/exhibits.ts';
import { FORM_STATES, forms } from '../../gallery/forms.ts';
import { sourceFiles } from './sourceFiles.ts';

const sources = sourceFiles('src', 'widgets');

it.each(['src/ui', 'widgets'])(
  'shows every control of %s; what only another control draws is shown with that',
  (folder) => {
    const missing = listControls(folder).filter((name) => !(name in exhibits));
    expect(missing).toEqual([]);
  },
);

it('shows no control that was removed', () => {
  const controls = new Set([...listComponents('src/ui'), ...listComponents('widgets')]);
  expect(Object.keys(exhibits).filter((name) => !controls.has(name))).toEqual([]);
});

it('shows every form in every state', async () => {
  const files = ['schemas/kinds', 'schemas/forms'].flatMap((folder) => readdirSync(folder));
  expect([...forms.keys()].sort()).toEqual(files.map((file) => basename(file, '.json')).sort());
  for (const [name, load] of forms) {
    const kind = await load();
    const [fresh, changed, faulty] = FORM_STATES.map((state) => createFormStore(kind, state).form());
    expect(fresh?.changed, name).toEqual([]);
    expect(changed?.changed.length, name).toBeGreaterThan(0);
    expect(faulty?.errors.length, name).toBeGreaterThan(0);
  }
});

/** Components of the folder, without those that only its other components use. */
function listControls(folder: string): string[] {
  return listComponents(folder).filter((name) => !isPart(folder, name));
}

function listComponents(folder: string): string[] {
  const files = readdirSync(folder).filter((file) => /^[A-Z]\w+\.tsx$/.test(file));
  expect(files.length).toBeGreaterThan(5);
  return files.map((file) => basename(file, '.tsx'));
}

function isPart(folder: string, name: string): boolean {
  // A type-only import renders nothing.
  const imports = new RegExp(`^(?!import type ).*/${name}\\.tsx'`, 'm');
  const users = sources.filter(([, text]) => imports.test(text));
  return users.length > 0 && users.every(([file]) => file.startsWith(`${folder}/`));
}
