import { amount } from './review/wording.ts';

/** How many components an undo has changed, and how many it has left. */
export interface Undone {
  created: number;
  updated: number;
  noted: number;
  /** Those that were changed, locked or deleted since the import. */
  others: number;
}

/** Reports an undo: '2 components moved to the trash.' */
export function undoneText({ created, updated, noted, others }: Undone): string {
  return [
    ...(created > 0 || updated + noted === 0 ? [`${amount(created, 'component')} moved to the trash.`] : []),
    ...(updated > 0 ? [`${amount(updated, 'component')} changed back.`] : []),
    ...(noted > 0 ? [`For ${amount(noted, 'component')}, choose again whose values to keep.`] : []),
    ...(others > 0 ? [`${amount(others, 'component')} left as is: changed, locked or deleted since.`] : []),
  ].join(' ');
}
