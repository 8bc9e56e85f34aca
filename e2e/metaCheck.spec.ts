import type { Page } from '@playwright/test';
import type { Fields } from './Api.ts';
import { editNew, inputIn, messageIn, settle } from './engineSteps.ts';
import { expect, test } from './fixtures.ts';
import { LONG } from './tags.ts';
import { Wizard } from './Wizard.ts';

const NOTICE = 'This form and the server differ';
const META = '**/api/v2/components/meta/wind/';

const DJANGO_KEYS = [
  'type',
  'required',
  'read_only',
  'label',
  'help_text',
  'min_length',
  'max_length',
  'min_value',
  'max_value',
  'choices',
];

interface AnsweredMeta {
  name: string;
  version: string;
  kind_version?: number;
  fields: Record<string, Fields>;
}

test('nothing is reported where form and server agree', { tag: LONG }, async ({ signedIn, api, unique }) => {
  const answered = signedIn.waitForResponse(META);
  const { page, editor } = await editNew({ signedIn, api, unique }, { subclass: 'wind' });
  await (await answered).finished();
  await expect(inputIn(editor.field('name'))).toBeVisible();
  await settle(page);
  await expect(page.getByText(NOTICE)).toHaveCount(0);
});

test('a stricter limit is listed, and reported at the field whose value breaks it', { tag: LONG }, async ({
  signedIn,
  api,
  unique,
}) => {
  await doctorMeta(signedIn, ({ fields }) => {
    fields.hub_height = { ...fields.hub_height, max_value: 50 };
  });
  const { page, editor, stored } = await editNew({ signedIn, api, unique }, { subclass: 'wind' });
  await expect(page.getByText(NOTICE)).toBeVisible();
  const item = page.getByRole('listitem').filter({ hasText: 'stricter maximum' });
  await expect(item).toBeHidden();
  await page.getByText(/^1 difference\(s\)/).click();
  await expect(item).toHaveText('Hub height: stricter maximum: none in the form, 50 on the server');

  await editor.openTab('Advanced Details');
  const field = editor.field('hub_height');
  await inputIn(field).fill('60');
  await expect(messageIn(field)).toHaveText('The server accepts at most 50');
  await expect(inputIn(field)).not.toHaveAttribute('aria-invalid');
  await inputIn(field).fill('50');
  await expect(messageIn(field).filter({ hasText: /server/ })).toHaveCount(0);
  await inputIn(field).fill('51');
  await expect(messageIn(field)).toHaveText('The server accepts at most 50');
  // A warning does not block saving; the server decides.
  await editor.save();
  expect(await stored()).toMatchObject({ hub_height: 51 });
});

test('a field that only the server knows is shown and sent back unchanged', { tag: LONG }, async ({
  signedIn,
  api,
  unique,
}) => {
  await doctorMeta(signedIn, ({ fields }) => {
    fields.rotor = { ...fields.hub_height, label: 'Rotor' };
  });
  const sent = await doctorComponents(signedIn, { rotor: { blades: 3 } });
  const { page, editor, address, stored } = await editNew({ signedIn, api, unique }, { subclass: 'wind' });
  await page.getByText(/^1 difference\(s\)/).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Rotor' })).toHaveText(
    'Rotor: only the server knows this field; it is kept as it is',
  );
  const panel = page.getByRole('region', { name: 'Only on the server' });
  await expect(panel).toContainText('Rotor');
  await expect(panel).toContainText('{"blades":3}');
  await expect(panel.getByRole('textbox')).toHaveCount(0);

  await editor.field('description').getByRole('textbox').fill('Changed beside it');
  await editor.save();
  expect(sent).toMatchObject([{ ...address, rotor: { blades: 3 }, description: 'Changed beside it' }]);
  expect(await stored()).toMatchObject({ description: 'Changed beside it' });
});

test('a field that the server does not know is marked and not sent', async ({ signedIn, api, unique }) => {
  await doctorMeta(signedIn, ({ fields }) => {
    delete fields.hub_height;
  });
  const sent = await doctorComponents(signedIn, {});
  const { page, editor, stored } = await editNew({ signedIn, api, unique }, { subclass: 'wind' });
  await page.getByText(/^1 difference\(s\)/).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Hub height' })).toHaveText(
    'Hub height: the server does not know this field; it is not saved',
  );
  await editor.openTab('Advanced Details');
  await expect(messageIn(editor.field('hub_height'))).toHaveText(
    'The server does not know this field, so it is not saved',
  );
  await inputIn(editor.field('hub_height')).fill('70');
  await inputIn(editor.field('anemometer_height')).fill('20');
  await editor.save();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ anemometer_height: 20 });
  expect(sent[0]).not.toHaveProperty('hub_height');
  expect(await stored()).toMatchObject({ anemometer_height: 20 });
});

test("a new draft starts with the server's default", { tag: LONG }, async ({ signedIn: page, api, unique }) => {
  await doctorMeta(page, ({ fields }) => {
    fields.hub_height = { ...fields.hub_height, default: 44 };
  });
  const name = unique('Default');
  const wizard = await Wizard.open(page, 'Wind turbine');
  await expect(wizard.dialog.getByText(NOTICE)).toBeVisible();
  await wizard.dialog.getByText(/^1 difference\(s\)/).click();
  await expect(wizard.dialog.getByRole('listitem').filter({ hasText: 'default' })).toHaveText(
    'Hub height: default: 10 in the form, 44 on the server',
  );
  await wizard.name.fill(name);
  await wizard.next.click();
  await expect(wizard.dialog.getByRole('textbox', { name: 'Hub height' })).toHaveValue('44');
  await wizard.complete.click();
  await expect(page.getByText('Component created')).toBeVisible();
  const made = (await api.list()).find((component) => component.name === name);
  expect(made && (await api.component(made))).toMatchObject({ hub_height: 44 });
});

test('the form works although the meta call fails or never answers', { tag: LONG }, async ({
  signedIn,
  api,
  unique,
  complaints,
}) => {
  complaints.expectStatus(500);
  await signedIn.route(META, (route) => route.fulfill({ status: 500, json: { message: 'Out of order', status: 500 } }));
  const logged = signedIn.waitForEvent('console', (message) => message.text().includes('be compared with the server'));
  const { page, editor, address, stored } = await editNew({ signedIn, api, unique }, { subclass: 'wind' });
  expect((await logged).text()).toBe(
    "The form of wind can't be compared with the server, which returned no metadata: Out of order",
  );
  await editor.field('description').getByRole('textbox').fill('Without metadata');
  await editor.save();
  await expect(page.getByText(NOTICE)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);

  let asked = 0;
  await page.unroute(META);
  // The call stays pending.
  await page.route(META, () => {
    asked += 1;
  });
  await page.goto(`/components/${address.id}`);
  await expect(inputIn(editor.field('name'))).toBeVisible();
  await expect.poll(() => asked).toBe(1);
  await editor.field('description').getByRole('textbox').fill('While metadata hangs');
  await editor.save();
  await expect(page.getByText(NOTICE)).toHaveCount(0);
  expect(await stored()).toMatchObject({ description: 'While metadata hangs' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('metadata in the shape of another server, or in an unknown one, leaves the form as it is', { tag: LONG }, async ({
  signedIn,
  api,
  unique,
}) => {
  await signedIn.route(META, async (route) => {
    const response = await route.fetch();
    const { name, fields }: AnsweredMeta = await response.json();
    await route.fulfill({
      response,
      json: { name, description: '', renders: [], actions: { POST: asDjango(fields) } },
    });
  });
  const answered = signedIn.waitForResponse(META);
  const { page, editor, address, stored } = await editNew({ signedIn, api, unique }, { subclass: 'wind' });
  await (await answered).finished();
  await editor.field('description').getByRole('textbox').fill('By another server');
  await editor.save();
  await expect(page.getByText(NOTICE)).toHaveCount(0);

  await page.unroute(META);
  await page.route(META, (route) => route.fulfill({ json: [{ fields: { name: null } }, null] }));
  const logged = page.waitForEvent('console', (message) => message.text().includes('be compared with the server'));
  await page.goto(`/components/${address.id}`);
  expect((await logged).text()).toBe("The form of wind can't be compared with the server, whose metadata is a list");
  await editor.field('description').getByRole('textbox').fill('Without a word that can be read');
  await editor.save();
  await expect(page.getByText(NOTICE)).toHaveCount(0);
  expect(await stored()).toMatchObject({ description: 'Without a word that can be read' });
});

test('what is stored of a field that the kind no longer has is shown, and can be copied', { tag: LONG }, async ({
  signedIn,
  api,
  unique,
}) => {
  await signedIn.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const sent = await doctorComponents(signedIn, { rotor: { blades: 3 } });
  const { page, editor } = await editNew({ signedIn, api, unique }, { subclass: 'wind' });
  const panel = page.getByRole('region', { name: 'No longer in this kind' });
  await expect(panel).toContainText('{"blades":3}');
  await panel.getByRole('button', { name: 'Copy rotor' }).click();
  await expect(page.getByText('rotor: {"blades":3}')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('{"blades":3}');
  await editor.field('description').getByRole('textbox').fill('Changed beside it');
  await editor.save();
  expect(sent).toMatchObject([{ description: 'Changed beside it' }]);
  await expect(panel).toBeVisible();
});

test('a stored value that a newer limit refuses is reported at once, at its field and on its tab', {
  tag: LONG,
}, async ({ signedIn, api, unique }) => {
  await doctorComponents(signedIn, { hub_height: -5 });
  const { page, editor } = await editNew({ signedIn, api, unique }, { subclass: 'wind' });
  await expect(page.getByRole('tab', { name: /^Advanced Details/ })).toContainText(/error/);
  await editor.openTab('Advanced Details');
  await expect(messageIn(editor.field('hub_height'))).toHaveText('Value must be non-negative');
});

test("a page older than the server's kind asks for a reload, and loses nothing", async ({ signedIn, api, unique }) => {
  await doctorMeta(signedIn, (meta) => {
    meta.kind_version = 2;
  });
  const { page, editor } = await editNew({ signedIn, api, unique }, { subclass: 'wind' });
  const notice = page.getByText('This page is out of date');
  await expect(notice).toBeVisible();
  await expect(page.getByText(NOTICE)).toHaveCount(0);
  await editor.field('description').getByRole('textbox').fill('Typed before');
  await page.unroute(META);
  page.on('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(notice).toHaveCount(0);
  await expect(editor.field('description').getByRole('textbox')).toHaveValue('Typed before');
});

/** The fields with only what Django REST framework states about them. */
function asDjango(fields: AnsweredMeta['fields']): AnsweredMeta['fields'] {
  const stated = (field: Fields) =>
    Object.entries(field).filter(([key, value]) => DJANGO_KEYS.includes(key) && value !== null);
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, Object.fromEntries(stated(field))]));
}

/** Changes one part of the server's answer, and the version accordingly. */
async function doctorMeta(page: Page, change: (meta: AnsweredMeta) => void): Promise<void> {
  await page.route(META, async (route) => {
    const response = await route.fetch();
    const meta: AnsweredMeta = await response.json();
    change(meta);
    await route.fulfill({ response, json: { ...meta, version: 'another' } });
  });
}

/** Simulates a server with more fields: adds them to what is read and takes them out of what is stored. */
async function doctorComponents(page: Page, extra: Fields): Promise<Fields[]> {
  const sent: Fields[] = [];
  await page.route(/\/api\/v2\/components\/wind\/[^/]+\/$/, async (route, request) => {
    const headers = await request.allHeaders();
    // The server that answers here does not know the fields, so it would answer another version's tag as unchanged.
    delete headers['if-none-match'];
    let postData: string | undefined;
    if (request.method() === 'PUT') {
      const body: Fields = request.postDataJSON();
      sent.push(body);
      postData = JSON.stringify(Object.fromEntries(Object.entries(body).filter(([name]) => !(name in extra))));
    }
    const response = await route.fetch({ headers, ...(postData ? { postData } : {}) });
    await route.fulfill({ response, json: { ...(await response.json()), ...extra } });
  });
  return sent;
}
