import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { RequireSession } from '#features/session/RequireSession.tsx';
import { routes } from '#model/routes.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { PlaceholderPage } from './PlaceholderPage.tsx';
import { RouteCrash } from './RouteCrash.tsx';
import { Shell } from './Shell.tsx';

const placeholders: Record<string, string> = {
  [routes.templates]: 'Templates',
  [routes.projectTemplates]: 'Project templates',
  [routes.quickCreate]: 'Quick Create',
  [routes.newProject]: 'New Project',
  [routes.newComponent]: 'New Component',
  [routes.import]: 'Import',
  [routes.importProject]: 'Import Project',
  [routes.importComponent]: 'Import Component',
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
  {
    path: routes.dashboard,
    lazy: async () => ({ Component: (await import('#features/dashboard/DashboardPage.tsx')).DashboardPage }),
  },
  {
    path: routes.projects,
    element: (
      <RequireSession>
        <PlaceholderPage title="Projects" />
      </RequireSession>
    ),
  },
  { path: routes.components, lazy: () => loadList({ templates: false }) },
  { path: routes.componentTemplates, lazy: () => loadList({ templates: true }) },
  {
    path: `${routes.components}/:id`,
    lazy: async () => {
      const { DetailPage } = await import('#features/components/DetailPage.tsx');
      const element = (
        <RequireSession>
          <DetailPage />
        </RequireSession>
      );
      return { element };
    },
  },
  ...Object.entries(placeholders).map(([path, title]) => ({ path, element: <PlaceholderPage title={title} /> })),
  { path: '*', element: <NotFoundPage /> },
];

export const router = createBrowserRouter([
  {
    path: routes.login,
    errorElement: <RouteCrash />,
    hydrateFallbackElement: <main />,
    lazy: async () => ({ Component: (await import('#features/session/LoginPage.tsx')).LoginPage }),
  },
  {
    element: <Shell />,
    errorElement: <RouteCrash />,
    // An empty frame stands while the first page's chunk is on its way.
    hydrateFallbackElement: <Shell />,
    children: [{ errorElement: <RouteCrash />, children: pages }],
  },
]);

async function loadList({ templates }: { templates: boolean }) {
  const { ListPage } = await import('#features/components/ListPage.tsx');
  return { element: <ListPage templates={templates} /> };
}
