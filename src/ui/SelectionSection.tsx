import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { SelectionCount } from './SelectionCount.tsx';
import type { Selection } from './useSelection.ts';

interface SelectionSectionProps {
  selection: Selection<unknown>;
  className: string | undefined;
  /** Buttons that act on the selected rows. */
  children: ReactNode;
}

/** The number of selected rows with actions on them and a button that clears the selection; empty without a selection. */
export function SelectionSection({ selection, className, children }: SelectionSectionProps) {
  const isEmpty = selection.items.length === 0;
  return (
    <section className={className} aria-label="Selection" data-empty={isEmpty || undefined}>
      <SelectionCount selection={selection} />
      {!isEmpty && (
        <>
          {children}
          <Button size="s" variant="ghost" onClick={selection.clear}>
            Clear selection
          </Button>
        </>
      )}
    </section>
  );
}
