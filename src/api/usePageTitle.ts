import { useEffect } from 'react';
import { productName } from './env.ts';

/** Names the browser's tab after a screen, for as long as the screen is shown; what lies below gets its title back. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = `${title} · ${productName}`;
    return () => {
      document.title = before;
    };
  }, [title]);
}
