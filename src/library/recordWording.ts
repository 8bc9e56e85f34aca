import type { Notice } from '#records/failures.ts';

/** The wording that all types of records have in common. */
export interface RecordWording {
  /** In the middle of a sentence. */
  noun: string;
  /** Header of the first column, and the start of sentences. */
  one: string;
  created: Notice;
  /** Title and button of the dialog that duplicates. */
  duplicate: string;
  duplicated: Notice;
  deleteTitle: string;
  deleteFailed: Notice;
  restoreFailed: string;
}

/** Returns the wording for a record by its noun: 'component', 'project template'. */
export function createRecordWording(noun: string): RecordWording {
  const one = noun.charAt(0).toUpperCase() + noun.slice(1);
  return {
    noun,
    one,
    created: { title: `${one} created`, message: `Your ${noun} has been created.` },
    duplicate: noun.endsWith('template') ? 'Duplicate template' : 'Duplicate',
    duplicated: { title: `${one} duplicated`, message: 'Your duplicate is ready to edit.' },
    deleteTitle: `Delete ${noun}`,
    deleteFailed: { title: 'Delete failed', message: `Unable to delete the ${noun}.` },
    restoreFailed: `Unable to restore the ${noun}.`,
  };
}
