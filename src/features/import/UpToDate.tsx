import type { PlanCounts } from '#model/imports/ImportPlan.ts';
import { Alert } from '#ui/Alert.tsx';
import { amount } from './review/wording.ts';

/** Says that a table has nothing to import. */
export function UpToDate({ counts: { unchanged, mine, faulty }, gone }: { counts: PlanCounts; gone: number }) {
  const texts = [
    `${amount(unchanged, 'component')} already ${unchanged === 1 ? 'matches' : 'match'} the table.`,
    ...(mine > 0 ? [`${amount(mine, 'component')} ${mine === 1 ? 'keeps' : 'keep'} what you changed.`] : []),
    ...(faulty > 0 ? [`${amount(faulty, 'row')} can't be imported without a correction.`] : []),
    ...(gone > 0 ? [`${amount(gone, 'component')} ${gone === 1 ? 'is' : 'are'} no longer in the table.`] : []),
  ];
  return (
    <Alert tone="success" title="Everything is up to date">
      {texts.join(' ')}
    </Alert>
  );
}
