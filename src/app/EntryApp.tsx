import { type ComponentType, lazy, useEffect } from 'react';
import { SWRConfig } from 'swr';
import { swrDefaults } from '#api/swr.ts';
import { afterIdle } from '#ui/afterIdle.ts';
import { PageNavigationContext } from '#ui/pageNavigation.ts';
import { entryPages, toEntryAddress } from './entryPages.ts';
import { useOwnHistory } from './useOwnHistory.ts';

interface EntryAppProps {
  /** Loads what `onLeave` leads to, while the person reads and types. */
  prepare: () => Promise<unknown>;
  /** The address is now one of a page inside the frame. */
  onLeave: () => void;
}

/** Only the pages outside the frame: they load a fraction of the application. */
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

/** What could not be loaded in advance is loaded again when it is needed, and its failure shown then. */
function ignoreUntilItIsNeeded(): void {}
