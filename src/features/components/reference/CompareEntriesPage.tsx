import { Columns3, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { Component } from '#api/useComponent.ts';
import { usePageTitle } from '#api/usePageTitle.ts';
import { type ReferenceEntry, useReferenceEntries, useReferenceSet } from '#api/useReference.ts';
import { useKind } from '#library/useKind.ts';
import { compareReferenceAddress, referenceAddress } from '#model/addresses.ts';
import type { Kind } from '#model/Kind.ts';
import { openStored } from '#model/openStored.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorBanner } from '#ui/ErrorBanner.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { LoadingText } from '#ui/LoadingText.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import columnStyles from '../compare/CompareColumn.module.css';
import { CompareFrame } from '../compare/CompareFrame.tsx';
import type { Compared } from '../compare/useCompared.ts';
import { ComponentProblem } from '../editor/ComponentProblem.tsx';
import { ReferenceSetContext } from '../sources/ReferenceSetContext.ts';
import { SetSource } from './SetSource.tsx';
import { toEntryKind } from './toEntryKind.ts';

const FEWEST = 2;

/** /reference/compare?set=a&entry=b&entry=c: entries of a reference set side by side, field by field. */
export function CompareEntriesPage() {
  usePageTitle('Compare');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const setName = params.get('set') ?? '';
  const listed = params.getAll('entry').join('\n');
  const keys = useMemo(() => [...new Set(listed.split('\n').filter(Boolean))], [listed]);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const set = useReferenceSet(setName);
  const entries = useReferenceEntries(keys.map((key) => ({ set: setName, key })));
  const loaded = useKind(set.data?.subclass);
  const kind = 'kind' in loaded ? loaded.kind : undefined;
  const compared = useMemo(() => toCompared(kind, entries.data ?? []), [kind, entries.data]);
  const error = set.error ?? entries.error;
  const isFailed = 'failed' in loaded;
  const isLoading = !error && !isFailed && !(kind && entries.data);
  const back = () => void navigate(referenceAddress(setName));

  if (keys.length < FEWEST || set.error?.status === 404) {
    return (
      <EmptyState
        isPage
        icon={<Columns3 />}
        title="Nothing to compare"
        text="Select two or more entries of the reference library, then press Compare."
        action={<Button onClick={back}>Back to list</Button>}
      />
    );
  }
  return (
    <ReferenceSetContext value={set.data}>
      <CompareFrame
        kindTitle={isLoading ? <LoadingText>Loading the entries...</LoadingText> : kind?.definition.title}
        ids={keys}
        heads={keys.map((key, index) => (
          <th key={key} scope="col" className={columnStyles.column}>
            <span className={columnStyles.head}>
              <Link className={columnStyles.name} to={referenceAddress(setName, key)}>
                <bdi title={key}>{key}</bdi>
              </Link>
              {keys.length > FEWEST && (
                <IconButton
                  size="s"
                  label={`Remove ${key} from the comparison`}
                  icon={<X />}
                  onClick={() => {
                    const others = keys.filter((other) => other !== key);
                    void navigate(compareReferenceAddress(setName, others), { replace: true });
                  }}
                />
              )}
            </span>
            {entries.data && !entries.data[index] && 'The set no longer has this entry.'}
            {!entries.data && !error && <Skeleton width={120} />}
          </th>
        ))}
        compared={compared}
        onlyDifferences={onlyDifferences}
        readOnly
        notices={
          <>
            {set.data && <SetSource set={set.data} />}
            {isFailed && <ComponentProblem problem="form" />}
            {error && error.status !== 401 && (
              <ErrorBanner error={error} onRetry={() => void Promise.all([set.mutate(), entries.mutate()])} />
            )}
          </>
        }
        onOnlyDifferences={setOnlyDifferences}
        onBack={back}
      />
    </ReferenceSetContext>
  );
}

function toCompared(
  kind: Kind | undefined,
  entries: readonly (ReferenceEntry | undefined)[],
): readonly [Compared, ...Compared[]] | undefined {
  if (!kind) return undefined;
  const entryKind = toEntryKind(kind);
  const [first, ...others] = entries.flatMap((entry) => {
    if (!entry) return [];
    // The comparison only reads the id and name of a component; everything else comes from its draft.
    const component = { ...entry.component, id: entry.key } as unknown as Component;
    return [{ stored: { component, etag: undefined }, store: openStored(entryKind, { ...entry.component }) }];
  });
  return first && [first, ...others];
}
