/** The address of each screen. */
export const addresses = {
  home: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  undoEmailChange: '/undo-email-change',
  profile: '/profile',
  sessions: '/profile/sessions',
  activity: '/profile/activity',
  dashboard: '/dashboard',
  projects: '/projects',
  project: (id: string) => `/projects/${encodeURIComponent(id)}`,
  printProject: (id: string) => `/projects/${encodeURIComponent(id)}/print`,
  projectAssumptions: (id: string) => `/projects/${encodeURIComponent(id)}/assumptions`,
  components: '/components',
  compareComponents: '/components/compare',
  printComparison: '/components/compare/print',
  printComponent: (id: string) => `/components/${encodeURIComponent(id)}/print`,
  componentAssumptions: (id: string) => `/components/${encodeURIComponent(id)}/assumptions`,
  component: (id: string) => `/components/${encodeURIComponent(id)}`,
  reference: '/reference',
  compareReference: '/reference/compare',
  trash: '/trash',
  templates: '/templates',
  projectTemplates: '/templates/projects',
  componentTemplates: '/templates/components',
  quickCreate: '/quick-create',
  newProject: '/quick-create/project',
  newComponent: '/quick-create/component',
  import: '/import',
  importProject: '/import/project',
  importComponent: '/import/component',
  prices: '/prices',
  electricityPrices: '/prices/electricity',
  fcr: '/prices/fcr',
  afrr: '/prices/afrr',
  balancingPrices: '/prices/balancing',
  assets: '/assets',
  results: '/results',
  chat: '/chat',
  settings: '/settings',
} as const;

/** The address of the dashboard with the tour of the first visit. */
export const tourAddress = `${addresses.dashboard}?tour=1`;

const VIEW = 'view';

/** Returns the id of the component whose dialog a query opens on top of a page; undefined if there is none. */
export function getView(search: string): string | undefined {
  return new URLSearchParams(search).get(VIEW) || undefined;
}

/** Returns the query with a component's dialog open, or closed if the id is undefined; other parameters stay. */
export function setView(search: string, id: string | undefined): string {
  const params = new URLSearchParams(search);
  if (id === undefined) params.delete(VIEW);
  else params.set(VIEW, id);
  const text = params.toString();
  return text && `?${text}`;
}

/** Returns the address at which a component of a kind is created. */
export function newComponentAddress(subclass: string): string {
  return `${addresses.newComponent}?kind=${encodeURIComponent(subclass)}`;
}

/** Returns the address at which components are compared; it contains their ids, so that it can be shared. */
export function compareAddress(ids: readonly string[]): string {
  return `${addresses.compareComponents}?ids=${ids.map(encodeURIComponent).join(',')}`;
}

/** Returns the address that lists the entries of a reference set, optionally with one of them shown. */
export function referenceAddress(set: string, entry?: string): string {
  const params = new URLSearchParams({ set, ...(entry === undefined ? {} : { entry }) });
  return `${addresses.reference}?${params}`;
}

/** Returns the address at which entries of a reference set are compared. */
export function compareReferenceAddress(set: string, entries: readonly string[]): string {
  const params = new URLSearchParams({ set });
  for (const entry of entries) params.append('entry', entry);
  return `${addresses.compareReference}?${params}`;
}
