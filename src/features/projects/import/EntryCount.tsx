import { getStatus, type ImportEntry } from '#library/import/ImportEntry.ts';
import { InlineNumber } from '#records/InlineNumber.tsx';

/** How many units of a component the project uses, edited in place. */
export function EntryCount({ entry }: { entry: ImportEntry }) {
  const { asset, draft, origin } = entry;
  if (!asset) return 'not used';
  // It is not imported, so its count can't be edited.
  if (getStatus(entry) === 'unreadable') return asset.store.text('count');
  return (
    <InlineNumber store={asset.store} field="count" label={`Count of ${draft?.name || origin}`} onCommit={keepCount} />
  );
}

/** The draft holds the count until the project is imported. */
const keepCount = () => Promise.resolve();
