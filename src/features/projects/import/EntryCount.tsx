import { getStatus, type ImportEntry } from '#library/import/ImportEntry.ts';
import { InlineNumber } from '#records/InlineNumber.tsx';

/** The number of units of a component that the project uses, edited in place. */
export function EntryCount({ entry }: { entry: ImportEntry }) {
  const { asset, draft, origin } = entry;
  if (!asset) return 'not used';
  // An unreadable component is not imported, so its count can't be edited.
  if (getStatus(entry) === 'unreadable') return asset.store.text('count');
  return (
    <InlineNumber store={asset.store} field="count" label={`Count of ${draft?.name || origin}`} onCommit={keepCount} />
  );
}

/** Nothing to send: the draft holds the count until the project is imported. */
const keepCount = () => Promise.resolve();
