import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useUsualValues } from '#api/useUsualValues.ts';
import { useCurrency } from '#engine/useCurrency.ts';
import { UsualContext } from '#engine/usualContext.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import { readUsualValues } from '#model/readUsualValues.ts';
import { afterIdle } from '#ui/afterIdle.ts';

/**
 * Shows the library's usual values beside the numbers of a form; loads them once they are wanted and the page is idle.
 */
export function UsualValues({ store, children }: { store: DraftStore; children: ReactNode }) {
  const { definition } = store;
  const [isWanted, setIsWanted] = useState(false);
  const [isIdle, setIsIdle] = useState(false);
  const onWanted = useCallback(() => setIsWanted(true), []);
  useEffect(() => (isWanted ? afterIdle(() => setIsIdle(true)) : undefined), [isWanted]);
  const currency = useCurrency(store);
  const { data } = useUsualValues({ subclass: isIdle ? definition.id : undefined, currency });
  const source = useMemo(
    () => ({ ranges: data && readUsualValues(definition, data), onWanted }),
    [definition, data, onWanted],
  );
  return <UsualContext value={source}>{children}</UsualContext>;
}
