import { useEffect } from 'react';
import { productName } from './env.ts';

/** Sets the title of the browser's tab while a screen is shown, and restores the previous title afterwards. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = `${title} · ${productName}`;
    return () => {
      document.title = before;
    };
  }, [title]);
}
