import { ArrowLeft, Printer, SearchX } from 'lucide-react';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { productName } from '#api/env.ts';
import { usePageTitle } from '#api/usePageTitle.ts';
import { assumptionSheets, type SheetAsset } from '#model/assumptionSheets.ts';
import { listAssumptions } from '#model/assumptions.ts';
import { counted } from '#model/counted.ts';
import { KEYS } from '#model/keys.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { dateAndTime } from '#ui/dateAndTime.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { SearchBox } from '#ui/SearchBox.tsx';
import type { AssumedComponent } from './AssumedComponent.ts';
import styles from './AssumptionSheet.module.css';
import { AssumptionTable } from './AssumptionTable.tsx';
import { DownloadMenu } from './DownloadMenu.tsx';
import { filterAssumptions, lacksSource } from './filterAssumptions.ts';
import { ALL, useAssumptionFilters } from './useAssumptionFilters.ts';

export interface AssumptionSheetProps {
  /** The component's or project's name. */
  name: string;
  /** Its type, and when it was changed. */
  about: string;
  back: string;
  components: readonly AssumedComponent[];
  /** A project's assets. */
  assets?: readonly SheetAsset[];
  /** Shown instead of the counts until the values' references are loaded. */
  waiting?: string | undefined;
  /** Shown beside the filters. */
  tools?: ReactNode;
  /** A note about components that are missing, and why. */
  children?: ReactNode;
}

/**
 * Lists all values of a component, or of a project's components, on one page that can be searched, printed and
 * downloaded.
 */
export function AssumptionSheet(props: AssumptionSheetProps) {
  const { name, about, back, components, assets, waiting, tools, children } = props;
  usePageTitle(`Assumptions of ${name}`);
  const navigate = useNavigate();
  const [filters, change] = useAssumptionFilters();
  const listed = useMemo(
    () => components.map((component) => ({ component, assumptions: listAssumptions(component) })),
    [components],
  );
  const shown = useDeferredValue(useMemo(() => filterAssumptions(listed, filters), [listed, filters]));
  const all = listed.flatMap(({ assumptions }) => assumptions);
  const count = shown.reduce((sum, { assumptions }) => sum + assumptions.length, 0);
  const deviating = all.filter(({ deviation }) => deviation).length;
  const unsourced = all.filter(lacksSource).length;
  const total = `${counted(all.length, 'value')}, ${deviating} deviating, ${unsourced} without source`;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <IconButton label="Back" icon={<ArrowLeft />} onClick={() => navigate(back)} />
        <div className={styles.names}>
          <h1>
            Assumptions of <bdi>{name}</bdi>
          </h1>
          <p className={styles.about}>
            {about}
            <span className={styles.printed}>
              {' '}
              · {productName}, {dateAndTime(new Date().toISOString())}
            </span>
          </p>
        </div>
        <div className={styles.actions}>
          <DownloadMenu name={name} sheets={() => assumptionSheets(components, assets)} />
          <Button icon={<Printer />} onClick={() => window.print()}>
            Print
          </Button>
        </div>
      </header>
      <div className={styles.tools}>
        <SearchBox
          className={styles.search}
          placeholder="Search values"
          shortcut={KEYS.search.keys[0]}
          value={filters.search}
          onChange={(search) => change({ search })}
        />
        <Checkbox
          label="Only deviations"
          checked={filters.onlyDeviations}
          onChange={(onlyDeviations) => change({ onlyDeviations })}
        />
        <Checkbox
          label="Without source"
          checked={filters.withoutSource}
          onChange={(withoutSource) => change({ withoutSource })}
        />
        {tools}
        <p className={styles.total} role="status">
          {waiting ?? (count === all.length ? total : `${count} of ${total}`)}
        </p>
      </div>
      {children}
      {shown.map((each) => (
        <AssumptionTable key={each.component.key} {...each} />
      ))}
      {shown.length === 0 && (
        <EmptyState
          icon={<SearchX />}
          title={all.length === 0 ? 'No values' : 'No values found'}
          action={all.length > 0 && <Button onClick={() => change(ALL)}>Show all values</Button>}
        />
      )}
    </div>
  );
}
