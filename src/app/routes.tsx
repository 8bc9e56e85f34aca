import type { ReactElement } from 'react';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { RequireSession } from '#features/session/RequireSession.tsx';
import { routes } from '#model/routes.ts';
import { RouteCrash } from './RouteCrash.tsx';
import { Shell } from './Shell.tsx';

/** Sections that are to come, by address. */
const placeholders: Record<string, string> = {
  [routes.prices]: 'Prices',
  [routes.electricityPrices]: 'Electricity Prices',
  [routes.fcr]: 'FCR Data',
  [routes.afrr]: 'AFRR Data',
  [routes.balancingPrices]: 'Activated Balancing Energy Prices',
  [routes.assets]: 'Assets',
  [routes.results]: 'Results',
  [routes.chat]: 'AI Chat',
  [routes.settings]: 'Settings',
};

/** Every page inside the frame; each is a chunk of its own that is loaded when it is first visited. */
const pages: RouteObject[] = [
  { path: routes.home, element: <Navigate to={routes.dashboard} replace /> },
  page(routes.dashboard, async () => {
    const { DashboardPage } = await import('#features/dashboard/DashboardPage.tsx');
    return <DashboardPage />;
  }),
  lockedPage(routes.projects, () => projectList({ templates: false })),
  lockedPage(routes.projectTemplates, () => projectList({ templates: true })),
  lockedPage(`${routes.projects}/:id`, async () => {
    const { ProjectPage } = await import('#features/projects/ProjectPage.tsx');
    return <ProjectPage />;
  }),
  lockedPage(routes.importProject, async () => {
    const { ImportPage } = await import('#features/projects/ImportPage.tsx');
    return <ImportPage />;
  }),
  lockedPage(routes.newProject, () => projectList({ templates: false, creating: true })),
  page(routes.components, () => componentList({ templates: false })),
  page(routes.componentTemplates, () => componentList({ templates: true })),
  lockedPage(routes.compareComponents, async () => {
    const { ComparePage } = await import('#features/components/ComparePage.tsx');
    return <ComparePage />;
  }),
  lockedPage(`${routes.components}/:id`, async () => {
    const { DetailPage } = await import('#features/components/DetailPage.tsx');
    return <DetailPage />;
  }),
  lockedPage(routes.profile, async () => {
    const { ProfilePage } = await import('#features/account/ProfilePage.tsx');
    return <ProfilePage />;
  }),
  page(routes.templates, async () => {
    const { TemplatesPage } = await import('./TemplatesPage.tsx');
    return <TemplatesPage />;
  }),
  page(routes.quickCreate, async () => {
    const { QuickCreatePage } = await import('./QuickCreatePage.tsx');
    return <QuickCreatePage />;
  }),
  lockedPage(routes.newComponent, async () => {
    const { NewComponentPage } = await import('./NewComponentPage.tsx');
    return <NewComponentPage />;
  }),
  page(routes.import, async () => {
    const { ImportPage } = await import('./ImportPage.tsx');
    return <ImportPage />;
  }),
  lockedPage(routes.importComponent, async () => {
    const { ImportPage } = await import('#features/components/ImportPage.tsx');
    return <ImportPage />;
  }),
  ...Object.entries(placeholders).map(([path, title]) => page(path, () => placeholder(title))),
  page('*', async () => {
    const { NotFoundPage } = await import('./NotFoundPage.tsx');
    return <NotFoundPage />;
  }),
];

export const router = createBrowserRouter([
  entryPage(routes.login, async () => {
    const { LoginPage } = await import('#features/session/LoginPage.tsx');
    return <LoginPage />;
  }),
  entryPage(routes.register, async () => {
    const { RegisterPage } = await import('#features/account/RegisterPage.tsx');
    return <RegisterPage />;
  }),
  entryPage(routes.forgotPassword, async () => {
    const { ForgotPasswordPage } = await import('#features/account/ForgotPasswordPage.tsx');
    return <ForgotPasswordPage />;
  }),
  entryPage(routes.resetPassword, async () => {
    const { ResetPasswordPage } = await import('#features/account/ResetPasswordPage.tsx');
    return <ResetPasswordPage />;
  }),
  {
    element: <Shell />,
    errorElement: <RouteCrash />,
    // An empty frame stands while the first page's chunk is on its way.
    hydrateFallbackElement: <Shell />,
    children: [{ errorElement: <RouteCrash />, children: pages }],
  },
]);

function page(path: string, load: () => Promise<ReactElement>): RouteObject {
  return { path, lazy: async () => ({ element: await load() }) };
}

/** A page that stands alone, outside the frame. */
function entryPage(path: string, load: () => Promise<ReactElement>): RouteObject {
  return { ...page(path, load), errorElement: <RouteCrash />, hydrateFallbackElement: <main /> };
}

/** A page for whoever is signed in. */
function lockedPage(path: string, load: () => Promise<ReactElement>): RouteObject {
  return page(path, async () => <RequireSession>{await load()}</RequireSession>);
}

async function componentList({ templates }: { templates: boolean }) {
  const { ListPage } = await import('#features/components/ListPage.tsx');
  return <ListPage templates={templates} />;
}

async function projectList(props: { templates: boolean; creating?: boolean }) {
  const { ListPage } = await import('#features/projects/ListPage.tsx');
  return <ListPage key={String(props.templates)} {...props} />;
}

async function placeholder(title: string) {
  const { PlaceholderPage } = await import('./PlaceholderPage.tsx');
  return <PlaceholderPage title={title} />;
}
