import { type ComponentType, lazy, useEffect } from 'react';
import { SWRConfig } from 'swr';
import { swrDefaults } from '#api/swr.ts';
import { afterIdle } from '#ui/afterIdle.ts';
import { PageNavigationContext } from '#ui/pageNavigation.ts';
import { entryPages, toEntryAddress } from './entryPages.ts';
import { useOwnHistory } from './useOwnHistory.ts';

interface EntryAppProps {
  /** Preloads the application that `onLeave` shows; called once the page is idle. */
  prepare: () => Promise<unknown>;
  /** Called once the URL leads to a page inside the frame. */
  onLeave: () => void;
}

/** Renders only the pages outside the frame: they load a fraction of the application. */
export function EntryApp({ prepare, onLeave }: EntryAppProps) {
  const navigation = useOwnHistory(onLeave);
  const Page = PAGES[toEntryAddress(navigation.location.pathname)];
  useEffect(() => afterIdle(() => void prepare().catch(ignoreUntilItIsNeeded)), [prepare]);
  return (
    <SWRConfig value={swrDefaults}>
      <PageNavigationContext value={navigation}>{Page ? <Page /> : null}</PageNavigationContext>
    </SWRConfig>
  );
}

const PAGES: Readonly<Record<string, ComponentType>> = Object.fromEntries(
  Object.entries(entryPages).map(([address, load]) => [address, lazy(async () => ({ default: await load() }))]),
);

/** A failed preload is repeated when it is needed, and its failure shown then. */
function ignoreUntilItIsNeeded(): void {}
