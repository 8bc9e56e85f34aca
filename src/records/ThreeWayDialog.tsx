import type { FormDefinition } from '#model/FormDefinition.ts';
import type { ThreeTexts } from '#model/resumeDraft.ts';
import { lazyDialog } from '#ui/lazyDialog.tsx';

export interface ThreeWayDialogProps {
  definition: FormDefinition;
  /** Compared as they are when the dialog opens. */
  versions: ThreeTexts;
  title: string;
  description: string;
  /** The button that takes the choice. */
  action: string;
  /** What the versions of a choice are called, and how a field is marked that both have changed. */
  words?: ThreeWayWords | undefined;
  busy?: boolean | undefined;
  onCancel: () => void;
  /** Called with the keys of fields and sources that keep my text; all others take theirs. */
  onSettle: (mine: ReadonlySet<string>) => void;
}

export interface ThreeWayWords extends Record<'mine' | 'theirs', string> {
  takeAllMine: string;
  takeAllTheirs: string;
  conflicts: string;
}

/** What is typed in a form, beside what is stored. */
export const UNSAVED_OR_STORED: ThreeWayWords = {
  mine: 'Unsaved',
  theirs: 'Stored',
  takeAllMine: 'Take all unsaved',
  takeAllTheirs: 'Take all stored',
  conflicts: 'field(s) were changed in both versions.',
};

const ThreeWayForm = lazyDialog<ThreeWayDialogProps & { onClose: () => void }>({
  load: async () => (await import('./ThreeWayForm.tsx')).ThreeWayForm,
  getTitle: ({ title }) => title,
});

/** To be loaded in advance. */
export const THREE_WAY = [ThreeWayForm];

/** Lets a person choose between three versions of a record, field by field; loaded by need. */
export function ThreeWayDialog(props: ThreeWayDialogProps) {
  return <ThreeWayForm {...props} onClose={props.onCancel} />;
}
