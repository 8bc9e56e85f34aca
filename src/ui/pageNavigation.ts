import { createContext, useContext } from 'react';

/** The browser's current location. */
export interface PageLocation {
  pathname: string;
  search: string;
  hash: string;
  /** The state that the navigation passed along; undefined for a typed URL. */
  state: unknown;
}

/** Navigation for pages outside the frame, whether the application's router is loaded or not. */
export interface PageNavigation {
  location: PageLocation;
  navigate: (to: string, options?: { replace?: boolean }) => unknown;
}

export const PageNavigationContext = createContext<PageNavigation | undefined>(undefined);

/** Returns the navigation around the page; throws without a PageNavigationContext. */
export function usePageNavigation(): PageNavigation {
  const navigation = useContext(PageNavigationContext);
  if (!navigation) throw new Error('A page needs PageNavigationContext around it');
  return navigation;
}
