import { Editor } from './Editor.ts';
import type { Journey } from './engineSteps.ts';
import { test } from './fixtures.ts';
import { inspect } from './inspect.ts';
import { Wizard } from './Wizard.ts';

/** Inspects every tab and step of a kind's editor and wizard. */
export async function inspectKind({ signedIn: page, api, unique }: Journey, subclass: string): Promise<void> {
  const { id } = await api.create({ subclass, name: unique('W'.repeat(36)) });
  const editor = await Editor.open(page, id);
  for (let tab = 0; tab < (await editor.tabs.count()); tab++) {
    await editor.openTab(tab);
    await test.step(`tab ${tab + 1}`, () => inspect(page));
  }

  const { name } = await api.meta(subclass);
  const wizard = await Wizard.open(page, name);
  await wizard.name.fill(unique('Sound'));
  await wizard.walk(() => test.step('step', () => inspect(page)));
}
