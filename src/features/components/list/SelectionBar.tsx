import { Suspense, useEffect, useState } from 'react';
import { afterIdle } from '#ui/afterIdle.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { SelectionSection } from '#ui/SelectionSection.tsx';
import type { BulkActionsOptions } from '../actions/useBulkActions.tsx';
import styles from './SelectionBar.module.css';

export type SelectionBarProps = BulkActionsOptions;

const SelectionTools = lazyPart<SelectionBarProps>(async () => (await import('./SelectionTools.tsx')).SelectionTools);

/** The number of selected components with the tools for them, which are loaded in idle time; empty without a selection. */
export function SelectionBar(props: SelectionBarProps) {
  const { selection } = props;
  // Once rendered, the tools stay: an action goes on after the selection is cleared.
  const [hasTools, setHasTools] = useState(SelectionTools.isLoaded);
  if (!hasTools && selection.items.length > 0) setHasTools(true);
  useEffect(
    () =>
      afterIdle(() => {
        void SelectionTools.preload().then(() => SelectionTools.isLoaded() && setHasTools(true));
      }),
    [],
  );
  const empty = (
    <SelectionSection selection={selection} className={styles.bar}>
      {null}
    </SelectionSection>
  );
  return hasTools ? (
    <Suspense fallback={empty}>
      <SelectionTools {...props} />
    </Suspense>
  ) : (
    empty
  );
}
