import { Columns3, LibraryBig } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePageTitle } from '#api/usePageTitle.ts';
import { type ReferenceItem, useReferenceSet } from '#api/useReference.ts';
import { type ReferenceSet, useReferenceSets } from '#api/useReferenceSets.ts';
import { useCommands } from '#library/useCommands.ts';
import { useKind } from '#library/useKind.ts';
import { compareReferenceAddress } from '#model/addresses.ts';
import { counted } from '#model/counted.ts';
import { KEYS } from '#model/keys.ts';
import { type NumberRange, readRanges, writeRanges } from '#model/numberRanges.ts';
import { Button } from '#ui/Button.tsx';
import type { ChangeFilters } from '#ui/ChangeFilters.ts';
import type { DataTableSort } from '#ui/DataTableColumn.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorBanner } from '#ui/ErrorBanner.tsx';
import { ListFrame } from '#ui/ListFrame.tsx';
import { ListHead } from '#ui/ListHead.tsx';
import { LoadingText } from '#ui/LoadingText.tsx';
import { Page } from '#ui/Page.tsx';
import { PAGE_SIZES } from '#ui/pageSizes.ts';
import { SelectionSection } from '#ui/SelectionSection.tsx';
import type { Selection } from '#ui/useSelection.ts';
import selectionStyles from '../list/SelectionBar.module.css';
import { EntryDialog } from './EntryDialog.tsx';
import { EntryTable } from './EntryTable.tsx';
import { type DistinctiveField, listDistinctiveFields } from './listDistinctiveFields.ts';
import { RangeFilters } from './RangeFilters.tsx';
import { SetChips } from './SetChips.tsx';
import { SetSource } from './SetSource.tsx';
import { type EntryFilters, useEntryFilters } from './useEntryFilters.ts';
import { useEntryList } from './useEntryList.ts';
import { useEntryUse } from './useEntryUse.tsx';
import { useOpenEntry } from './useOpenEntry.ts';

const TITLE = 'Reference library';
const COLUMNS = 4;
const NO_FIELDS: readonly DistinctiveField[] = [];

/** /reference: published data sets, which the operator of the installation maintains. */
export function ReferencePage() {
  usePageTitle(TITLE);
  const { data: sets, error, mutate } = useReferenceSets();
  const [filters, change] = useEntryFilters();
  const set = sets?.find(({ name }) => name === filters.set) ?? sets?.[0];
  const choose = useCallback(
    (name: string) => change({ set: name, search: '', ranges: '', sortBy: 'name', sortOrder: 'asc' }),
    [change],
  );
  return (
    <Page>
      <ListHead
        title={TITLE}
        count={
          sets ? (
            `${sets.reduce((sum, { count }) => sum + count, 0).toLocaleString('en')} entries`
          ) : (
            <Waiting error={error} />
          )
        }
      >
        {null}
      </ListHead>
      {error && error.status !== 401 && <ErrorBanner error={error} onRetry={() => void mutate()} />}
      {sets?.length === 0 && (
        <EmptyState
          icon={<LibraryBig />}
          title="No reference sets"
          text="The operator of this installation can add published sets of turbines, heat pumps, inverters and other devices."
        />
      )}
      {sets && set && (
        <>
          <SetChips sets={sets} selected={set.name} onSelect={choose} />
          <SetSource set={set} />
          <EntryList key={set.name} set={set} filters={filters} change={change} />
        </>
      )}
    </Page>
  );
}

function Waiting({ error }: { error: unknown }) {
  return error ? null : <LoadingText>Loading the reference library...</LoadingText>;
}

interface EntryListProps {
  set: ReferenceSet;
  filters: EntryFilters;
  change: ChangeFilters<EntryFilters>;
}

function EntryList({ set, filters, change }: EntryListProps) {
  const fields = useTellingFields(set);
  const columns = useMemo(() => fields?.slice(0, COLUMNS) ?? NO_FIELDS, [fields]);
  const paths = useMemo(() => columns.map(({ path }) => path), [columns]);
  const list = useEntryList({ set, fields: paths, filters, change });
  const entry = useOpenEntry();
  const { use, busyKey, dialog } = useEntryUse(set);
  const ranges = useMemo(() => readRanges(filters.ranges), [filters.ranges]);
  const setRanges = useCallback(
    (next: ReadonlyMap<string, NumberRange>) => change({ ranges: writeRanges(next) }),
    [change],
  );
  const sort = useCallback(({ by, order }: DataTableSort) => change({ sortBy: by, sortOrder: order }), [change]);
  const { open } = entry;
  const openItem = useCallback(({ key }: ReferenceItem) => open(key), [open]);
  const useItem = useCallback(({ key }: ReferenceItem) => use(key), [use]);
  const { error, retry, isLoading } = list;
  return (
    <>
      {error && error.status !== 401 && <ErrorBanner error={error} onRetry={retry} />}
      <RangeFilters fields={fields ?? NO_FIELDS} ranges={ranges} offered={COLUMNS} onChange={setRanges} />
      <ListFrame
        view={list}
        pageSize={filters.pageSize}
        pageSizes={PAGE_SIZES}
        onChange={change}
        placeholder="Search the reference library..."
        shortcut={KEYS.search.keys[0]}
        status={!isLoading && `${list.count} shown`}
        tools={<EntrySelection set={set.name} selection={list.selection} />}
        wraps
        selecting={list.selection.items.length > 0}
      >
        {(!isLoading || !error) && (
          <EntryTable
            set={set.name}
            subclass={set.subclass}
            fields={columns}
            rows={list.rows}
            gaps={list.gaps}
            loading={isLoading || !fields}
            view={list.view}
            sort={{ by: filters.sortBy, order: filters.sortOrder }}
            selection={list.selection}
            onSort={sort}
            onOpen={openItem}
            onUse={useItem}
            busyKey={busyKey}
          />
        )}
      </ListFrame>
      {entry.key === undefined ? dialog : <EntryDialog set={set} entryKey={entry.key} onClose={entry.close} />}
    </>
  );
}

/** Returns undefined until the set and the form of its kind are loaded, and no fields if one of them fails. */
function useTellingFields(set: ReferenceSet): readonly DistinctiveField[] | undefined {
  const { data, error } = useReferenceSet(set.name);
  const loaded = useKind(set.subclass);
  return useMemo(() => {
    if (error || 'failed' in loaded) return NO_FIELDS;
    return data && 'kind' in loaded ? listDistinctiveFields(loaded.kind.definition, data) : undefined;
  }, [data, error, loaded]);
}

function EntrySelection({ set, selection }: { set: string; selection: Selection<ReferenceItem> }) {
  const navigate = useNavigate();
  const keys = selection.items.map(({ key }) => key);
  const compare = () => void navigate(compareReferenceAddress(set, keys));
  const disabled = keys.length < 2;
  useCommands(
    `${counted(keys.length, 'entry')} selected`,
    keys.length === 0 ? [] : [{ id: 'compare', label: 'Compare', icon: <Columns3 />, disabled, onSelect: compare }],
  );
  return (
    <SelectionSection selection={selection} className={selectionStyles.bar}>
      <Button
        size="s"
        icon={<Columns3 />}
        disabled={disabled}
        title={disabled ? 'Select two or more entries' : undefined}
        onClick={compare}
      >
        Compare
      </Button>
    </SelectionSection>
  );
}
