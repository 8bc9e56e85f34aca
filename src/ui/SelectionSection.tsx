import { type ReactNode, type RefObject, useRef } from 'react';
import { Button } from './Button.tsx';
import { SelectionCount } from './SelectionCount.tsx';
import { useKeptFocus } from './useKeptFocus.ts';
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
  const section = useRef<HTMLElement>(null);
  return (
    <section ref={section} className={className} aria-label="Selection" data-empty={isEmpty || undefined}>
      <SelectionCount selection={selection} />
      {!isEmpty && (
        <>
          <KeptFocus holder={section} />
          {children}
          <Button size="s" variant="ghost" onClick={selection.clear}>
            Clear selection
          </Button>
        </>
      )}
    </section>
  );
}

/** Comes before the buttons that are removed with it. */
function KeptFocus({ holder }: { holder: RefObject<HTMLElement | null> }): null {
  useKeptFocus(holder);
  return null;
}
