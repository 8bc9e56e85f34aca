import { Suspense, useState } from 'react';
import { SourceButton } from '#engine/SourceButton.tsx';
import { useCurrency } from '#engine/useCurrency.ts';
import { useSourceState } from '#engine/useSourceState.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import { sourceRange, sourceText } from '#model/sourceText.ts';
import { lazyPart, NotOpened } from '#ui/lazyPart.tsx';
import { Tooltip } from '#ui/Tooltip.tsx';
import styles from './CompareCell.module.css';

const SourcePopover = lazyPart(async () => (await import('../sources/SourcePopover.tsx')).SourcePopover, NotOpened);

export interface CompareSourceProps {
  store: DraftStore;
  path: string;
  /** The value that the source belongs to, for example 'Hub height of E-82'. */
  title: string;
}

/** A button that shows the source of a compared value; renders nothing if the value has no source. */
export function CompareSource({ store, path, title }: CompareSourceProps) {
  const state = useSourceState(store, path);
  const currency = useCurrency(store);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const source = store.sources.at(path);
  if (state === 'none' || !source) return null;
  return (
    <>
      <Tooltip content={sourceText(source, sourceRange(store.definition, path, currency)?.unit)} disabled={!!anchor}>
        <SourceButton
          state={state}
          title={title}
          hint={false}
          className={styles.source}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        />
      </Tooltip>
      {anchor && (
        <Suspense>
          <SourcePopover store={store} asked={{ path, anchor }} readOnly onClose={() => setAnchor(undefined)} />
        </Suspense>
      )}
    </>
  );
}
