import { createContext, useContext } from 'react';

/** Where the browser is. */
export interface PageLocation {
  pathname: string;
  search: string;
  hash: string;
  /** What the navigation brought along; undefined for an address that was typed. */
  state: unknown;
}

/** How a page that stands outside the frame goes on to another one, whether the application's router is loaded or not. */
export interface PageNavigation {
  location: PageLocation;
  navigate: (to: string, options?: { replace?: boolean }) => unknown;
}

export const PageNavigationContext = createContext<PageNavigation | undefined>(undefined);

export function usePageNavigation(): PageNavigation {
  const navigation = useContext(PageNavigationContext);
  if (!navigation) throw new Error('A page needs PageNavigationContext around it');
  return navigation;
}
