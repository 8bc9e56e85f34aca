import type { ComponentType, ReactElement } from 'react';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { RequireSession } from '#features/session/RequireSession.tsx';
import { addresses } from '#model/addresses.ts';
import { entryPages } from './entryPages.ts';
import { RouteCrash } from './RouteCrash.tsx';
import { RouterNavigation } from './RouterNavigation.tsx';

/** Titles of the sections that are not built yet, by address. */
const placeholders: Record<string, string> = {
  [addresses.prices]: 'Prices',
  [addresses.electricityPrices]: 'Electricity Prices',
  [addresses.fcr]: 'FCR Data',
  [addresses.afrr]: 'AFRR Data',
  [addresses.balancingPrices]: 'Activated Balancing Energy Prices',
  [addresses.assets]: 'Assets',
  [addresses.results]: 'Results',
  [addresses.chat]: 'AI Chat',
  [addresses.settings]: 'Settings',
};

/** Every page inside the frame; each is a separate chunk that is loaded when it is first visited. */
const pages: RouteObject[] = [
  { path: addresses.home, element: <Navigate to={addresses.dashboard} replace /> },
  page(addresses.dashboard, async () => {
    const { DashboardPage } = await import('#features/dashboard/DashboardPage.tsx');
    return <DashboardPage />;
  }),
  lockedPage(addresses.projects, () => projectList({ templates: false })),
  lockedPage(addresses.projectTemplates, () => projectList({ templates: true })),
  lockedPage(`${addresses.projects}/:id/print`, async () => {
    const { PrintPage } = await import('#features/projects/print/PrintPage.tsx');
    return <PrintPage />;
  }),
  lockedPage(`${addresses.projects}/:id/assumptions`, async () => {
    const { AssumptionsPage } = await import('#features/projects/assumptions/AssumptionsPage.tsx');
    return <AssumptionsPage />;
  }),
  lockedPage(`${addresses.projects}/:id`, async () => {
    const { ProjectPage } = await import('#features/projects/page/ProjectPage.tsx');
    return <ProjectPage />;
  }),
  lockedPage(addresses.importProject, async () => {
    const { ImportPage } = await import('#features/projects/import/ImportPage.tsx');
    return <ImportPage />;
  }),
  lockedPage(addresses.newProject, () => projectList({ templates: false, creating: true })),
  page(addresses.components, () => componentList({ templates: false })),
  page(addresses.componentTemplates, () => componentList({ templates: true })),
  lockedPage(addresses.compareComponents, async () => {
    const { ComparePage } = await import('#features/components/compare/ComparePage.tsx');
    return <ComparePage />;
  }),
  lockedPage(addresses.printComparison, async () => {
    const { PrintComparePage } = await import('#features/components/print/PrintComparePage.tsx');
    return <PrintComparePage />;
  }),
  lockedPage(`${addresses.components}/:id/print`, async () => {
    const { PrintPage } = await import('#features/components/print/PrintPage.tsx');
    return <PrintPage />;
  }),
  lockedPage(`${addresses.components}/:id/assumptions`, async () => {
    const { AssumptionsPage } = await import('#features/components/assumptions/AssumptionsPage.tsx');
    return <AssumptionsPage />;
  }),
  lockedPage(`${addresses.components}/:id`, async () => {
    const { DetailPage } = await import('#features/components/editor/DetailPage.tsx');
    return <DetailPage />;
  }),
  lockedPage(addresses.reference, async () => {
    const { ReferencePage } = await import('#features/components/reference/ReferencePage.tsx');
    return <ReferencePage />;
  }),
  lockedPage(addresses.compareReference, async () => {
    const { CompareEntriesPage } = await import('#features/components/reference/CompareEntriesPage.tsx');
    return <CompareEntriesPage />;
  }),
  lockedPage(addresses.trash, async () => {
    const { TrashPage } = await import('#features/trash/TrashPage.tsx');
    return <TrashPage />;
  }),
  lockedPage(addresses.profile, async () => {
    const { ProfilePage } = await import('#features/account/ProfilePage.tsx');
    return <ProfilePage />;
  }),
  lockedPage(addresses.sessions, async () => {
    const { SessionsPage } = await import('#features/account/SessionsPage.tsx');
    return <SessionsPage />;
  }),
  lockedPage(addresses.activity, async () => {
    const { ActivityPage } = await import('#features/account/ActivityPage.tsx');
    return <ActivityPage />;
  }),
  page(addresses.templates, async () => {
    const { TemplatesPage } = await import('./TemplatesPage.tsx');
    return <TemplatesPage />;
  }),
  page(addresses.quickCreate, async () => {
    const { QuickCreatePage } = await import('./QuickCreatePage.tsx');
    return <QuickCreatePage />;
  }),
  lockedPage(addresses.newComponent, async () => {
    const { NewComponentPage } = await import('./NewComponentPage.tsx');
    return <NewComponentPage />;
  }),
  lockedPage(addresses.import, async () => {
    const { ImportPage } = await import('#features/import/ImportPage.tsx');
    return <ImportPage />;
  }),
  lockedPage(addresses.importComponent, async () => {
    const { ImportPage } = await import('#features/components/import/ImportPage.tsx');
    return <ImportPage />;
  }),
  ...Object.entries(placeholders).map(([path, title]) => page(path, () => placeholder(title))),
  page('*', async () => {
    const { NotFoundPage } = await import('./NotFoundPage.tsx');
    return <NotFoundPage />;
  }),
];

const routes: RouteObject[] = [
  ...Object.entries(entryPages).map(([address, load]) => entryPage(address, load)),
  {
    // Loaded separately, because the entry pages do without the frame.
    lazy: async () => {
      const { Shell } = await import('./Shell.tsx');
      return {
        element: (
          <RouterNavigation>
            <Shell />
          </RouterNavigation>
        ),
      };
    },
    errorElement: <RouteCrash />,
    hydrateFallbackElement: <main />,
    children: [{ errorElement: <RouteCrash />, children: pages }],
  },
];

let router: ReturnType<typeof createBrowserRouter> | undefined;

/** Returns the router; it is created, and follows the URL, from the first call on. */
export function getRouter() {
  router ??= createBrowserRouter(routes);
  return router;
}

function page(path: string, load: () => Promise<ReactElement>): RouteObject {
  return { path, lazy: async () => ({ element: await load() }) };
}

/** A page outside the frame. */
function entryPage(path: string, load: () => Promise<ComponentType>): RouteObject {
  const draw = async () => {
    const Page = await load();
    return (
      <RouterNavigation>
        <Page />
      </RouterNavigation>
    );
  };
  return { ...page(path, draw), errorElement: <RouteCrash />, hydrateFallbackElement: <main /> };
}

/** A page that requires a session. */
function lockedPage(path: string, load: () => Promise<ReactElement>): RouteObject {
  return page(path, async () => <RequireSession>{await load()}</RequireSession>);
}

async function componentList({ templates }: { templates: boolean }) {
  const { ListPage } = await import('#features/components/list/ListPage.tsx');
  return <ListPage templates={templates} />;
}

async function projectList(props: { templates: boolean; creating?: boolean }) {
  const { ListPage } = await import('#features/projects/list/ListPage.tsx');
  return <ListPage key={String(props.templates)} {...props} />;
}

async function placeholder(title: string) {
  const { PlaceholderPage } = await import('./PlaceholderPage.tsx');
  return <PlaceholderPage title={title} />;
}
