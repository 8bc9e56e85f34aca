import { useEffect } from 'react';
import { productName } from './env.ts';

/** Names the browser's tab after a screen, for as long as the screen is shown. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title]);
}
