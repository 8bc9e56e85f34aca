import type { Notice } from '#records/failures.ts';
import { lazyDialog } from '#ui/lazyDialog.tsx';
import { toasts } from '#ui/toastStore.ts';
import type { NameDialogProps } from './NameDialog.tsx';
import type { NameScope } from './NameScope.ts';

// A list needs no form until a dialog asks for a name.
const NameDialog = lazyDialog<NameDialogProps>({
  load: async () => (await import('./NameDialog.tsx')).NameDialog,
  getTitle: ({ title }) => title,
});

export interface CopyDialogProps<Made> {
  title: string;
  /** The original's name. */
  name: string;
  /** The records among which the copy's name must be free. */
  scope: NameScope;
  /** Shown once the copy is made. */
  notice: Notice;
  make: (name: string) => Promise<Made>;
  onMade: (made: Made) => void;
  onClose: () => void;
}

/** Asks for the name of a duplicate and creates it. */
export function DuplicateDialog<Made>({ title, name, ...rest }: CopyDialogProps<Made>) {
  return (
    <NameDialog
      {...toNameDialog(rest)}
      title={title}
      action={title}
      wanted={name}
      suffix="copy"
      failed="Failed to duplicate"
    />
  );
}

/**
 * Asks for the name of a template made from a record, or of a record made from a template, and creates it; the original
 * stays.
 */
export function ConvertDialog<Made>({ title, lead, name, ...rest }: CopyDialogProps<Made> & { lead: string }) {
  return (
    <NameDialog
      {...toNameDialog(rest)}
      title={title}
      lead={lead}
      action="Convert"
      wanted={name}
      failed="Failed to convert"
    />
  );
}

function toNameDialog<Made>({ notice, make, onMade, ...rest }: Omit<CopyDialogProps<Made>, 'title' | 'name'>) {
  return {
    ...rest,
    submit: async (name: string) => {
      const made = await make(name);
      toasts.add({ type: 'success', ...notice });
      onMade(made);
    },
  };
}
