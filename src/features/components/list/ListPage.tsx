import { Box, Lock } from 'lucide-react';
import { Suspense, useCallback, useEffect } from 'react';
import { useHasSession } from '#api/sessionStore.ts';
import { type ComponentListItem, useComponentListing } from '#api/useComponents.ts';
import { usePageTitle } from '#api/usePageTitle.ts';
import { useRememberedColumns } from '#library/columns/useRememberedColumns.ts';
import { getWording } from '#library/componentWording.ts';
import { FavouritesFilter } from '#library/FavouritesFilter.tsx';
import { useFavourites } from '#library/useFavourites.ts';
import { useView } from '#library/useView.ts';
import { ViewsMenu } from '#library/views/ViewsMenu.tsx';
import { joinWords } from '#model/joinWords.ts';
import { KEYS } from '#model/keys.ts';
import type { Listing } from '#model/Listing.ts';
import { afterIdle } from '#ui/afterIdle.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorBanner } from '#ui/ErrorBanner.tsx';
import { ListFrame } from '#ui/ListFrame.tsx';
import { ListHead } from '#ui/ListHead.tsx';
import { LoadingText } from '#ui/LoadingText.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Page } from '#ui/Page.tsx';
import { PAGE_SIZES } from '#ui/pageSizes.ts';
import { useKeyStrokes } from '#ui/useKeyStrokes.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useComponentActions } from '../actions/useComponentActions.tsx';
import { CreateDialogHost } from '../wizard/CreateDialogHost.tsx';
import { openWizard } from '../wizard/wizardStore.ts';
import { CategoryChips } from './CategoryChips.tsx';
import { ComponentTable } from './ComponentTable.tsx';
import styles from './ListPage.module.css';
import { ListTools } from './ListTools.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import type { ShownLibrary } from './ShownLibrary.ts';
import { useListFilters } from './useListFilters.ts';
import { useLongLibrary } from './useLongLibrary.ts';
import { useSelectCategory } from './useSelectCategory.ts';
import { useShortLibrary } from './useShortLibrary.ts';

const FilterChips = lazyPart(async () => (await import('./FilterChips.tsx')).FilterChips);

/** /components and /templates/components: the library with kind chips, search, sorting and a create button. */
export function ListPage({ templates }: { templates: boolean }) {
  const { heading } = getWording(templates);
  usePageTitle(heading);
  const isAuthenticated = useHasSession();
  return isAuthenticated ? <Library key={heading} templates={templates} /> : <SignedOut heading={heading} />;
}

function SignedOut({ heading }: { heading: string }) {
  return (
    <>
      <h1>
        <VisuallyHidden>{heading}</VisuallyHidden>
      </h1>
      <EmptyState
        icon={<Lock />}
        title="Authentication Required"
        text={
          <>
            Please log in to view your components.
            <br />
            Click the "Login" button in the header to get started.
          </>
        }
      />
    </>
  );
}

/** Preloads the dialog that rows open; a failure is shown when a row is pressed. */
function fetchDialog(): void {
  import('../editor/ComponentDialogHost.tsx').catch(() => {});
}

function Library({ templates }: { templates: boolean }) {
  const { data } = useComponentListing({ templates });
  return data && !data.whole ? (
    <LongLibrary templates={templates} listing={data} />
  ) : (
    <ShortLibrary templates={templates} />
  );
}

function ShortLibrary({ templates }: { templates: boolean }) {
  const address = useListFilters();
  return <LibraryList templates={templates} address={address} {...useShortLibrary({ templates }, address)} />;
}

function LongLibrary({ templates, listing }: { templates: boolean; listing: Listing<ComponentListItem> }) {
  const address = useListFilters();
  return <LibraryList templates={templates} address={address} {...useLongLibrary({ templates, listing }, address)} />;
}

interface LibraryListProps extends ShownLibrary {
  templates: boolean;
  address: ReturnType<typeof useListFilters>;
}

function LibraryList({ templates, address: [filters, change], ...library }: LibraryListProps) {
  const { heading } = getWording(templates);
  const { open: openView } = useView();
  const { act, dialog } = useComponentActions();
  const favourites = useFavourites();
  const { list, view, total, counts, isLoading, isSearching, error, retry, selection, all, gaps, values } = library;
  useEffect(() => afterIdle(fetchDialog), []);

  const open = useCallback((item: ComponentListItem) => item.isPending || openView(item.id), [openView]);
  const selectCategory = useSelectCategory(change);
  useRememberedColumns(filters.category ?? '', change);
  const create = useCallback(() => openWizard(templates), [templates]);
  useKeyStrokes(KEYS.create.keys[0], create);
  // If no row has a match to mark, the table gets no search text, so that typing renders no rows.
  const hasMatches = list.rows.some((row) => row?.matched);
  const isEmpty = total === 0;
  const banner = error && <ErrorBanner error={error} onRetry={retry} />;

  return (
    <Page>
      <ListHead
        title={heading}
        count={
          total !== undefined
            ? `${total.toLocaleString('en')} component(s) total`
            : !error && <LoadingText>Loading your components...</LoadingText>
        }
        countBelow
      >
        <Button variant="primary" onClick={create}>
          Create new
        </Button>
      </ListHead>
      {isLoading && banner}
      <CategoryChips
        counts={counts}
        total={total}
        selected={filters.category}
        onSelect={selectCategory}
        onCreate={create}
      />
      {isEmpty ? (
        <EmptyState
          icon={<Box />}
          title="No components found"
          text="You don't have any components yet."
          action={<Button onClick={create}>Create new</Button>}
        />
      ) : (
        <ListFrame
          view={list}
          pageSize={filters.pageSize}
          pageSizes={PAGE_SIZES}
          onChange={change}
          placeholder="Search components..."
          shortcut={KEYS.search.keys[0]}
          status={!isLoading && `${list.count} shown`}
          tools={
            <>
              <ViewsMenu list={templates ? 'component_templates' : 'components'} />
              <ListTools templates={templates} filters={filters} change={change} library={library} />
              <FavouritesFilter pressed={filters.favourites} onChange={(pressed) => change({ favourites: pressed })} />
              <SelectionBar templates={templates} all={all} selection={selection} />
            </>
          }
          wraps
          selecting={selection.items.length > 0}
        >
          {filters.where !== '' && (
            <Suspense>
              <FilterChips category={filters.category} where={filters.where} onChange={(where) => change({ where })} />
            </Suspense>
          )}
          {(!isLoading || !error) && (
            <ComponentTable
              rows={list.rows}
              gaps={gaps}
              loading={isLoading}
              filters={list.settled}
              shownColumns={list.settled.columns}
              values={values}
              templates={templates}
              favourites={favourites}
              search={hasMatches ? list.settled.search : ''}
              empty={isSearching ? 'Searching values...' : describeNone(values?.filterTexts)}
              view={view}
              onSort={change}
              onOpen={open}
              onAct={act}
              selected={selection.ids}
              onSelect={selection.select}
              onSelectAll={selection.selectAll}
            />
          )}
        </ListFrame>
      )}
      {/* Rows stay visible if reading the list again fails. */}
      {!isLoading && banner && <div className={styles.stale}>{banner}</div>}
      <CreateDialogHost templates={templates} />
      {dialog}
    </Page>
  );
}

/** Returns the text of an empty list, naming the filters that leave no rows. */
function describeNone(filters: readonly string[] = []): string {
  return filters.length === 0 ? 'No results' : `No results with ${joinWords(filters)}`;
}
