import type { ImportEntry } from '#library/import/ImportEntry.ts';
import { InlineNumber } from '#records/InlineNumber.tsx';

/** How many of a component the project uses, to be changed where it stands. */
export function EntryCount({ entry: { asset, draft, origin } }: { entry: ImportEntry }) {
  if (!asset) return 'not used';
  return (
    <InlineNumber store={asset.store} field="count" label={`Count of ${draft?.name || origin}`} onCommit={keepCount} />
  );
}

/** The draft holds the count until the project is imported. */
const keepCount = () => Promise.resolve();
