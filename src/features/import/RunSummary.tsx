import { Download, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PlanCounts } from '#model/imports/ImportPlan.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { amount } from './review/wording.ts';
import { undoneText } from './undoneText.ts';
import type { RunEnd } from './useImportRun.ts';

export interface RunSummaryProps {
  end: RunEnd;
  counts: PlanCounts;
  /** Whether the table was imported before, so that its rows were compared with the existing components. */
  isAgain: boolean;
  canUndo: boolean;
  onUndo: () => void;
  onSaveLeftOut: () => void;
  /** Buttons for the next steps. */
  children?: ReactNode;
}

/** Reports how an import or its undo ended: what was stored, what was left out, and the buttons to undo or continue. */
export function RunSummary({ end, counts, isAgain, canUndo, onUndo, onSaveLeftOut, children }: RunSummaryProps) {
  const leftOut = counts.all - counts.stored - counts.unchanged - counts.mine;
  const { tone, title } = look(end);
  return (
    <Alert
      tone={tone}
      title={title}
      action={
        <>
          {leftOut > 0 && end.what === 'imported' && (
            <Button size="s" icon={<Download />} onClick={onSaveLeftOut}>
              Left out, as CSV
            </Button>
          )}
          {canUndo && (
            <Button size="s" icon={<Undo2 />} onClick={onUndo}>
              Undo import
            </Button>
          )}
          {children}
        </>
      }
    >
      {sentences(end, { counts, leftOut, isAgain }).join(' ')}
    </Alert>
  );
}

function look({ what, isCancelled, isOvertaken, failure, others, meanwhile }: RunEnd): {
  tone: 'error' | 'warning' | 'success';
  title: string;
} {
  const noun = what === 'imported' ? 'Import' : 'Undo';
  if (failure !== undefined) return { tone: 'error', title: `${noun} interrupted` };
  if (isCancelled) return { tone: 'warning', title: `${noun} cancelled` };
  if (isOvertaken) return { tone: 'warning', title: 'Import stopped' };
  return {
    tone: others + meanwhile > 0 ? 'warning' : 'success',
    title: what === 'imported' ? 'Imported' : 'Import undone',
  };
}

function sentences(
  { what, created, updated, noted, others, meanwhile, isOvertaken, failure }: RunEnd,
  { counts, leftOut, isAgain }: { counts: PlanCounts; leftOut: number; isAgain: boolean },
): string[] {
  const { stored } = counts;
  const why = failure === undefined ? [] : [failure];
  if (what === 'undone') return [undoneText({ created, updated, noted, others }), ...why];
  const done = isAgain
    ? [againText({ created, updated, counts })]
    : [
        `${amount(created, 'component')} stored.`,
        ...(stored === created ? [] : [`${amount(stored, 'component')} of this table are stored in total.`]),
      ];
  return [
    ...done,
    ...(meanwhile > 0 ? [meanwhileText(meanwhile, isOvertaken)] : []),
    ...(others > 0 ? [`${amount(others, 'row')} rejected by the server; each row says why.`] : []),
    ...(leftOut > 0 ? [`${amount(leftOut, 'row')} not imported.`] : []),
    ...why,
  ];
}

/** Returns the advice on rows that changed elsewhere during the import. */
function meanwhileText(meanwhile: number, isOvertaken: boolean): string {
  const rows = `${amount(meanwhile, 'row')} ${meanwhile === 1 ? 'was' : 'were'}`;
  return isOvertaken
    ? `${rows} imported in another window in the meantime, so nothing was imported twice, and all rows were compared again. Press Import for the rest.`
    : `${rows} changed or deleted elsewhere in the meantime, so nothing was overwritten. All rows were compared again.`;
}

/** Returns a text like '2 created, 12 updated, 4,410 unchanged.' */
function againText({ created, updated, counts }: Pick<RunEnd, 'created' | 'updated'> & { counts: PlanCounts }): string {
  const text = (count: number, words: string) => `${count.toLocaleString('en')} ${words}`;
  const parts = [text(created, 'created'), text(updated, 'updated'), text(counts.unchanged, 'unchanged')];
  return `${parts.join(', ')}.`;
}
