import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { PlanEvent } from '#model/imports/changePlan.ts';
import type { PlanCounts, PlanRow } from '#model/imports/ImportPlan.ts';
import type { PlanColumn } from '#model/imports/planColumns.ts';
import { rowSort } from '#model/imports/rowStatus.ts';
import { Button } from '#ui/Button.tsx';
import { joinClasses } from '#ui/joinClasses.ts';
import layout from '#ui/layout.module.css';
import { Select } from '#ui/Select.tsx';
import { cellOptions, typedValue } from './cellText.ts';
import { chosenIn } from './chosenIn.ts';
import styles from './ReviewFixes.module.css';
import { ValuesChoice } from './ValuesChoice.tsx';
import { amount } from './wording.ts';

export interface ReviewFixesProps {
  rows: readonly PlanRow[];
  counts: PlanCounts;
  /** The number of rows without a value, by column id. */
  missing: ReadonlyMap<string, number>;
  columns: readonly PlanColumn[];
  dispatch: (event: PlanEvent) => void;
  /** Reverts the last correction. */
  onUndo: (() => void) | undefined;
}

/** Corrects many rows at once; each correction states how many rows it affects. */
export function ReviewFixes({ rows, counts, missing, columns, dispatch, onUndo }: ReviewFixesProps) {
  const blank = columns.filter((column) => 'field' in column && missing.has(column.id));
  const decisions = findDecisions(rows);
  if (counts.long + counts.taken + blank.length + decisions.length === 0 && !onUndo) return null;
  return (
    <section className={styles.fixes} aria-label="Bulk corrections">
      {decisions.map(({ sort, text, open }) => (
        <span key={sort} className={styles.fix}>
          {amount(open.length, 'row')} {text}
          <ValuesChoice
            chosen={CHOICES.find((one) => open.every((row) => chosenIn(row) === one))}
            onChoice={(choice) => dispatch({ type: 'decided', ids: new Set(open.map(({ id }) => id)), choice })}
          />
        </span>
      ))}
      {counts.long > 0 && (
        <span className={styles.fix}>
          {amount(counts.long, 'row')} {counts.long === 1 ? 'needs' : 'need'} a shorter name
          <Button size="s" onClick={() => dispatch({ type: 'shortened' })}>
            Shorten {counts.long === 1 ? 'it' : 'them'}
          </Button>
        </span>
      )}
      {counts.taken > 0 && (
        <span className={styles.fix}>
          {amount(counts.taken, 'name')} {counts.taken === 1 ? 'is' : 'are'} taken
          <Button size="s" onClick={() => dispatch({ type: 'distinguished' })}>
            Make {counts.taken === 1 ? 'it' : 'them'} unique
          </Button>
        </span>
      )}
      {blank.length > 0 && <FillIn columns={blank} missing={missing} dispatch={dispatch} />}
      {onUndo && (
        <Button className={styles.undo} size="s" variant="ghost" icon={<Undo2 />} onClick={onUndo}>
          Undo last correction
        </Button>
      )}
    </section>
  );
}

/** Groups the rows that the user can still decide on, by who has changed them. */
function findDecisions(rows: readonly PlanRow[]) {
  const open = rows.filter((row) => row.isIncluded && row.storedId === undefined);
  return DECISIONS.map((one) => ({ ...one, open: open.filter((row) => rowSort(row) === one.sort) })).filter(
    (one) => one.open.length > 0,
  );
}

const CHOICES = ['mine', 'table'] as const;

const DECISIONS = [
  { sort: 'both', text: 'changed in both:' },
  { sort: 'mine', text: 'changed by you:' },
] as const;

/** Sets one value in all rows that lack it. */
function FillIn({ columns, missing, dispatch }: Pick<ReviewFixesProps, 'columns' | 'missing' | 'dispatch'>) {
  const [chosen, setChosen] = useState('');
  const [text, setText] = useState('');
  const column = columns.find(({ id }) => id === chosen) ?? columns[0];
  if (!column || !('field' in column)) return null;
  const { field, id, unit } = column;
  const options = cellOptions(field);
  const fill = () => {
    const value = typedValue(field, text);
    if (value === undefined) return;
    dispatch({ type: 'filled', field: id, value });
    setText('');
  };
  return (
    <form
      className={styles.fix}
      onSubmit={(event) => {
        event.preventDefault();
        fill();
      }}
    >
      Where it is blank, set
      <Select
        size="s"
        aria-label="Field to fill in"
        options={columns.map(({ id, title }) => ({ value: id, label: `${title} (${missing.get(id)})` }))}
        value={id}
        onChange={(next) => {
          setChosen(next);
          setText('');
        }}
      />
      to
      {options ? (
        <Select size="s" aria-label="Value to fill in" options={options} value={text} onChange={setText} />
      ) : (
        <input
          className={joinClasses(layout.control, layout.small, styles.value)}
          aria-label={`Value to fill in${unit ? ` in ${unit}` : ''}`}
          placeholder={unit}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <Button type="submit" size="s" disabled={text.trim() === ''}>
        Fill in {amount(missing.get(id) ?? 0, 'row')}
      </Button>
    </form>
  );
}
