import type { Page } from '@playwright/test';

/** Records of the demo account that screens show. */
export interface ShownRecords {
  wind: string;
  battery: string;
  other: string;
  template: string;
  project: string;
}

/** One screen in one state. */
export interface Screen {
  name: string;
  address: string;
  /** Whether the screen is shown without a session. */
  isEntry?: boolean;
  /** The user's actions before the picture is taken. */
  prepare?: (page: Page) => Promise<unknown>;
}

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click();
const openTab = (name: string) => (page: Page) => page.getByRole('tab', { name }).click();

/** Returns every screen, and its visually different states. */
export function listScreens({ wind, battery, other, template, project }: ShownRecords): Screen[] {
  const nowhere = '00000000-0000-7000-8000-000000000000';
  return [
    { name: 'login', address: '/login', isEntry: true },
    { name: 'register', address: '/register', isEntry: true },
    { name: 'forgot-password', address: '/forgot-password', isEntry: true },
    { name: 'dashboard', address: '/dashboard' },
    { name: 'components', address: '/components' },
    { name: 'components-found', address: '/components?q=turbine' },
    { name: 'components-none', address: '/components?q=nothing+like+this' },
    {
      name: 'components-selected',
      address: '/components',
      prepare: async (page) => {
        await page.locator('tbody').getByRole('checkbox').nth(0).check();
        await page.locator('tbody').getByRole('checkbox').nth(1).check();
      },
    },
    { name: 'component-templates', address: '/templates/components' },
    { name: 'component-dialog', address: `/components?view=${wind}` },
    { name: 'create-kind', address: '/quick-create/component' },
    { name: 'create-wind', address: '/quick-create/component?kind=wind' },
    { name: 'editor', address: `/components/${wind}` },
    { name: 'editor-curve', address: `/components/${wind}`, prepare: openTab('Advanced Details') },
    { name: 'editor-battery', address: `/components/${battery}`, prepare: openTab('Operation') },
    {
      name: 'editor-changed',
      address: `/components/${wind}`,
      prepare: (page) => page.getByRole('textbox', { name: 'Lifetime' }).fill('-3'),
    },
    { name: 'editor-missing', address: `/components/${nowhere}` },
    { name: 'compare', address: `/components/compare?ids=${wind},${other}` },
    { name: 'component-assumptions', address: `/components/${wind}/assumptions?template=${template}` },
    { name: 'component-print', address: `/components/${wind}/print` },
    { name: 'projects', address: '/projects' },
    { name: 'project', address: `/projects/${project}` },
    { name: 'project-add', address: `/projects/${project}`, prepare: press('Add component') },
    { name: 'project-assumptions', address: `/projects/${project}/assumptions` },
    { name: 'project-print', address: `/projects/${project}/print` },
    { name: 'project-missing', address: `/projects/${nowhere}` },
    { name: 'project-templates', address: '/templates/projects' },
    { name: 'templates', address: '/templates' },
    { name: 'import', address: '/import' },
    { name: 'import-component', address: '/import/component' },
    { name: 'import-project', address: '/import/project' },
    { name: 'quick-create', address: '/quick-create' },
    { name: 'reference', address: '/reference' },
    { name: 'trash', address: '/trash' },
    { name: 'profile', address: '/profile' },
    { name: 'sessions', address: '/profile/sessions' },
    { name: 'activity', address: '/profile/activity' },
    { name: 'placeholder', address: '/prices/electricity' },
    { name: 'not-found', address: '/nowhere' },
    {
      name: 'palette',
      address: '/components',
      prepare: async (page) => {
        await page.keyboard.press('ControlOrMeta+K');
        await page.keyboard.type('wind');
      },
    },
    { name: 'keys', address: '/components', prepare: (page) => page.keyboard.press('?') },
  ];
}
