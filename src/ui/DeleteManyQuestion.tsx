import { DeleteQuestion, type DeleteQuestionProps } from './DeleteQuestion.tsx';

export interface DeleteManyQuestionProps extends Omit<DeleteQuestionProps, 'title'> {
  /** In the singular: 'component'. */
  noun: string;
  /** The number of records to delete. */
  count: number;
  /** How many of them the filter hides. */
  hidden: number;
}

/** Asks before many records are deleted, and shows how many of them the filter hides. */
export function DeleteManyQuestion({ noun, count, hidden, children, ...rest }: DeleteManyQuestionProps) {
  return (
    <DeleteQuestion {...rest} title={`Delete ${count} selected ${noun}${count === 1 ? '' : 's'}?`}>
      {hidden > 0 && (
        <p>
          {count === 1 ? 'It is' : `${hidden} of these ${noun}s ${hidden === 1 ? 'is' : 'are'}`} hidden by the filter.
        </p>
      )}
      {children}
    </DeleteQuestion>
  );
}
