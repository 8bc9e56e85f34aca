import '#app/theme.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { finishSignIn } from '#api/sessionStore.ts';
import { swrDefaults } from '#api/swr.ts';
import { ListPage } from '#features/components/list/ListPage.tsx';
import { getKindAppearance } from '#library/getKindAppearance.ts';
import { offerList, press, shownCount, typeInto } from './offerList.ts';

/** The app's own list of components, unchanged, with lists answered as for a signed-in user. */
finishSignIn({ username: 'planner@example.com', access: 'a.b.c', refresh: 'a.b.c' });
const router = createBrowserRouter([{ path: '*', element: <ListPage templates={false} /> }]);
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <SWRConfig value={swrDefaults}>
    <RouterProvider router={router} />
  </SWRConfig>,
);

offerList({
  readLibrary: async () => (await fetch('/api/v2/components/')).json(),
  search: (text) => typeInto(document.querySelector('input[type="search"]'), text),
  sortByCreated: () => {
    const headers = [...document.querySelectorAll<HTMLElement>('th button')];
    headers.find(({ textContent }) => textContent === 'Created')?.click();
  },
  choose: (subclass) =>
    press(subclass ? `button[title="${getKindAppearance(subclass).plural}"]` : '[aria-label="Categories"] button'),
  shown: () => ({
    count: shownCount(),
    first: document.querySelector('tr[aria-rowindex="2"] bdi')?.textContent ?? '',
    rows: document.querySelectorAll('tbody tr').length,
  }),
});
