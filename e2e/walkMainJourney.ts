import { expect } from '@playwright/test';
import { type Account, Api } from './Api.ts';
import type { Visitor } from './Visitor.ts';

const TABLE = ['Wind speed [m/s];Power [MW]', '4;0.15', '6;0.56', '12;3.075', '25;3.075'].join('\n');

/** Signs in, creates two turbines, pastes a power curve, saves and compares; takes pictures on the way. */
export async function walkMainJourney(
  visitor: Visitor,
  { url, account, pictures }: { url: string; account: Account; pictures: string },
): Promise<void> {
  const [name, other] = ['Ridge 3 MW', 'Ridge 3 MW, tall'];
  await visitor.open('/login');
  await visitor.fill('textbox', 'Email', account.email);
  await visitor.press('Tab');
  await visitor.type(account.password);
  await visitor.picture(`${pictures}-login.png`);
  await visitor.press('Enter');
  await visitor.see('Login Successful');

  await visitor.click('link', 'Components');
  await visitor.see('component(s) total');
  await visitor.picture(`${pictures}-list.png`);
  await visitor.open('/quick-create/component?kind=wind');
  await visitor.fill('textbox', 'Name', name);
  await visitor.picture(`${pictures}-wizard.png`);
  await visitor.click('button', 'Next');
  await visitor.click('button', 'Complete');
  await visitor.see('Component created');

  // Text cut here is on the clipboard like text from any other program.
  await visitor.fill('textbox', 'Description', TABLE);
  await visitor.press('Control+a');
  await visitor.press('Control+x');
  await visitor.expectValue('textbox', 'Description', '');
  await visitor.click('tab', 'Advanced Details');
  await visitor.fill('textbox', 'Hub height', '98');
  await visitor.see('1 change(s) pending');
  await visitor.click('textbox', 'Power at 1 m/s');
  await visitor.press('Control+v');
  await visitor.see('Converted from MW to kW');
  await visitor.picture(`${pictures}-paste.png`);
  await visitor.press('Enter');
  await visitor.expectValue('textbox', 'Power at 12 m/s', '3075');
  await visitor.picture(`${pictures}-editor.png`);
  await visitor.press('Control+s');
  await visitor.see('Component Updated');

  await visitor.click('button', 'Duplicate');
  await visitor.fill('textbox', 'New name', other);
  await visitor.press('Enter');
  await visitor.see('Component duplicated');
  // The page behind has the same fields until the duplicate is shown over it.
  await visitor.expectValue('textbox', 'Name', other);
  await visitor.click('tab', 'Advanced Details');
  await visitor.fill('textbox', 'Hub height', '140');
  await visitor.press('Control+s');
  await visitor.see('Component Updated');

  await visitor.open(`/components?q=${encodeURIComponent(name)}`);
  await visitor.click('checkbox', `Select ${name}`);
  await visitor.click('checkbox', `Select ${other}`);
  await visitor.click('button', 'Compare');
  await visitor.see('140 m');
  await visitor.picture(`${pictures}-compare.png`);

  const api = await Api.signIn(url, account);
  const made = (await api.list()).filter((component) => component.name.startsWith(name));
  const stored = await Promise.all(made.map((component) => api.component(component)));
  expect(stored.map((component) => component.hub_height).sort()).toEqual([140, 98]);
  for (const component of stored)
    expect(component).toMatchObject({ pc4: 150, pc6: 560, pc12: 3075, pc25: 3075, pc30: 0 });
}
