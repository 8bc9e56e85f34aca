import { hasMark, type PlanCounts, type PlanRow, type RowStatus } from '#model/imports/ImportPlan.ts';
import { findStatus, rowSort } from '#model/imports/rowStatus.ts';
import layout from '#ui/layout.module.css';
import styles from './ReviewFilters.module.css';

export type ReviewFilter =
  | 'all'
  | 'changes'
  | 'new'
  | 'upstream'
  | 'mine'
  | 'both'
  | 'unchanged'
  | 'ready'
  | 'faulty'
  | 'taken'
  | 'long'
  | 'unusual'
  | 'adjusted'
  | 'blank'
  | 'out'
  | 'stored';

interface Look {
  label: string;
  count: (counts: PlanCounts) => number;
  shows: (row: PlanRow) => boolean;
  isBad?: boolean;
}

const is = (...statuses: RowStatus[]) => ({
  count: (counts: PlanCounts) => statuses.reduce((sum, status) => sum + counts[status], 0),
  shows: (row: PlanRow) => statuses.includes(findStatus(row)),
});

const differs = (sort: 'new' | 'upstream' | 'mine' | 'both') => ({
  count: ({ sorts }: PlanCounts) => sorts[sort],
  shows: (row: PlanRow) => !row.skipped && rowSort(row) === sort,
});

const has = (mark: 'unusual' | 'adjusted' | 'blank') => ({
  count: (counts: PlanCounts) => counts[mark],
  shows: (row: PlanRow) => hasMark(row, mark),
});

/** The label, count and test of each filter. */
export const FILTERS: Readonly<Record<ReviewFilter, Look>> = {
  all: { label: 'All', count: ({ all }) => all, shows: () => true },
  changes: {
    label: 'Changes',
    count: ({ all, unchanged }) => all - unchanged,
    shows: (row) => findStatus(row) !== 'unchanged',
  },
  new: { label: 'New', ...differs('new') },
  upstream: { label: 'Changed upstream', ...differs('upstream') },
  mine: { label: 'Changed by you', ...differs('mine') },
  both: { label: 'Changed in both', ...differs('both') },
  ready: { label: 'Ready', ...is('ready') },
  faulty: { label: 'With errors', ...is('faulty'), isBad: true },
  taken: { label: 'Names taken', ...is('taken'), isBad: true },
  long: {
    label: 'Need a shorter name',
    count: ({ long }) => long,
    shows: ({ nameFault, isIncluded }) => nameFault === 'long' && isIncluded,
    isBad: true,
  },
  unusual: { label: 'Unusual values', ...has('unusual') },
  adjusted: { label: 'Adjusted', ...has('adjusted') },
  blank: { label: 'With defaults', ...has('blank') },
  out: { label: 'Left out', ...is('out', 'skipped') },
  unchanged: { label: 'Unchanged', ...is('unchanged') },
  stored: { label: 'Imported', ...is('stored') },
};

const FIRST: readonly ReviewFilter[] = ['all', 'ready', 'faulty', 'taken', 'out'];
const AGAIN: readonly ReviewFilter[] = ['changes', 'new', 'upstream', 'mine', 'both', 'unchanged'];
/** Shown where rows are compared with components, and any are so. */
const WHERE_ANY: readonly ReviewFilter[] = ['faulty', 'taken', 'out'];
/** Shown wherever any rows are so. */
const LAST: readonly ReviewFilter[] = ['long', 'unusual', 'adjusted', 'blank', 'stored'];

/** What people may leave out as a whole after a look. */
export const WORTH_A_LOOK: ReadonlySet<ReviewFilter> = new Set(['faulty', 'unusual', 'adjusted', 'blank']);

export interface ReviewFiltersProps {
  counts: PlanCounts;
  /** Whether the table was imported before, so that its rows are compared with the existing components. */
  isAgain: boolean;
  filter: ReviewFilter;
  onFilter: (filter: ReviewFilter) => void;
}

/** Buttons that filter the rows, each with its number of rows. */
export function ReviewFilters({ counts, isAgain, filter, onFilter }: ReviewFiltersProps) {
  const any = (one: ReviewFilter) => FILTERS[one].count(counts) > 0 || one === filter;
  const always = isAgain ? [...AGAIN, ...WHERE_ANY.filter(any)] : FIRST;
  const shown = [...always, ...LAST.filter(any)];
  return (
    <fieldset className={styles.filters}>
      <legend className={layout.hidden}>Show</legend>
      {shown.map((one) => {
        const { label, count, isBad } = FILTERS[one];
        return (
          <button
            key={one}
            type="button"
            className={styles.filter}
            aria-pressed={one === filter}
            data-bad={(isBad && count(counts) > 0) || undefined}
            onClick={() => onFilter(one)}
          >
            {label} <span className={styles.count}>{count(counts).toLocaleString('en')}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
