import { Columns3, Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { usePageTitle } from '#api/usePageTitle.ts';
import { PRINTING } from '#library/printing.ts';
import { addresses } from '#model/addresses.ts';
import { isRecord } from '#model/isRecord.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { ComponentProblem } from '../editor/ComponentProblem.tsx';
import { CompareColumn } from './CompareColumn.tsx';
import { CompareFrame } from './CompareFrame.tsx';
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
  // Local state, since the router's update is delayed and the switch must react at once.
  const [onlyDifferences, setOnlyDifferences] = useState(params.has(ONLY));
  const { kind, columns, compared, problem } = useCompared(ids);
  const isTemplate = columns.every(({ item }) => !item || item.is_template) && columns.some(({ item }) => item);
  const { state } = useLocation();
  // The list is shown again with the filters under which the components were selected.
  const [listSearch] = useState(() =>
    isRecord(state) && typeof state.listSearch === 'string' ? state.listSearch : '',
  );
  const list = `${isTemplate ? addresses.componentTemplates : addresses.components}${listSearch}`;

  function setOnly(only: boolean) {
    setOnlyDifferences(only);
    const next = new URLSearchParams(params);
    if (only) next.set(ONLY, 'differences');
    else next.delete(ONLY);
    setParams(next, { replace: true, preventScrollReset: true, state });
  }

  function remove(id: string) {
    const next = new URLSearchParams(params);
    next.set(IDS, ids.filter((other) => other !== id).join(','));
    setParams(next, { replace: true, preventScrollReset: true, state });
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
    <CompareFrame
      kindTitle={kind?.definition.title}
      ids={ids}
      heads={columns.map((column) => (
        <CompareColumn
          key={column.id}
          column={column}
          kind={kind}
          onRemove={ids.length > FEWEST ? () => remove(column.id) : undefined}
        />
      ))}
      compared={compared}
      onlyDifferences={onlyDifferences}
      actions={
        <IconButton
          label="Print"
          icon={<Printer />}
          onClick={() => navigate({ pathname: addresses.printComparison, search: `?${params}` }, { state: PRINTING })}
        />
      }
      notices={problem && <ComponentProblem problem={problem} />}
      onOnlyDifferences={setOnly}
      onBack={() => navigate(list)}
    />
  );
}
