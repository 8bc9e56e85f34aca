import { ArrowLeft, Columns3, Printer } from 'lucide-react';
import { type CSSProperties, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { usePageTitle } from '#api/usePageTitle.ts';
import { PRINTING } from '#library/printing.ts';
import { addresses } from '#model/addresses.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { ComponentProblem } from '../editor/ComponentProblem.tsx';
import { CompareColumn } from './CompareColumn.tsx';
import styles from './ComparePage.module.css';
import { CompareRows } from './CompareRows.tsx';
import { useCompared } from './useCompared.ts';

const IDS = 'ids';
const ONLY = 'only';
const FEWEST = 2;

/** /components/compare?ids=a,b: components of one kind side by side, field by field. */
export function ComparePage() {
  usePageTitle('Compare');
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const listed = params.get(IDS) ?? '';
  const ids = useMemo(() => [...new Set(listed.split(',').filter(Boolean))], [listed]);
  // The router takes a moment to follow, and a press has to show at once.
  const [onlyDifferences, setOnlyDifferences] = useState(params.has(ONLY));
  const { kind, columns, compared, problem } = useCompared(ids);
  const isTemplate = columns.every(({ item }) => !item || item.is_template) && columns.some(({ item }) => item);
  const list = isTemplate ? addresses.componentTemplates : addresses.components;

  function setOnly(only: boolean) {
    setOnlyDifferences(only);
    const next = new URLSearchParams(params);
    if (only) next.set(ONLY, 'differences');
    else next.delete(ONLY);
    setParams(next, { replace: true, preventScrollReset: true });
  }

  function remove(id: string) {
    const next = new URLSearchParams(params);
    next.set(IDS, ids.filter((other) => other !== id).join(','));
    setParams(next, { replace: true, preventScrollReset: true });
  }

  if (ids.length < FEWEST) {
    return (
      <EmptyState
        isPage
        icon={<Columns3 />}
        title="Nothing to compare"
        text="Select two or more components of one kind in the list, then press Compare."
        action={<Button onClick={() => navigate(list)}>Back to list</Button>}
      />
    );
  }
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <IconButton label="Back to list" icon={<ArrowLeft />} onClick={() => navigate(list)} />
        <h1>Compare</h1>
        <span className={styles.kind}>{kind?.definition.title}</span>
        <Checkbox className={styles.only} label="Only differences" checked={onlyDifferences} onChange={setOnly} />
        <IconButton
          label="Print"
          icon={<Printer />}
          onClick={() => navigate({ pathname: addresses.printComparison, search: `?${params}` }, { state: PRINTING })}
        />
      </header>
      {problem && <ComponentProblem problem={problem} />}
      <section className={styles.scroller} aria-label="Comparison">
        <table className={styles.table} style={{ '--columns': ids.length } as CSSProperties}>
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                Field
              </th>
              {columns.map((column) => (
                <CompareColumn
                  key={column.id}
                  column={column}
                  kind={kind}
                  onRemove={ids.length > FEWEST ? () => remove(column.id) : undefined}
                />
              ))}
            </tr>
          </thead>
          {compared && <CompareRows ids={ids} compared={compared} onlyDifferences={onlyDifferences} />}
        </table>
      </section>
    </div>
  );
}
