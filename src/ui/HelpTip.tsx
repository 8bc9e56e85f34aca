import { Tooltip as Base } from '@base-ui/react/tooltip';
import { type RefObject, useEffect, useRef, useState } from 'react';
import styles from './HelpTip.module.css';
import { TooltipPopup } from './Tooltip.tsx';

export interface HelpTipProps {
  text: string;
  /** What the help is about, such as a field's title; the button is named "Help: {label}". */
  label: string;
}

/** A small round question mark that shows a text on hover, focus and press; until then it is a bare button. */
export function HelpTip({ text, label }: HelpTipProps) {
  const [open, setOpen] = useState(false);
  const mark = useRef<HTMLButtonElement>(null);
  const hovering = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = (delay: number) => {
    clearTimeout(hovering.current);
    hovering.current = setTimeout(() => setOpen(true), delay);
  };
  const hide = () => {
    clearTimeout(hovering.current);
    setOpen(false);
  };
  useEffect(() => () => clearTimeout(hovering.current), []);
  return (
    <>
      <button
        ref={mark}
        type="button"
        className={styles.mark}
        aria-label={`Help: ${label}`}
        aria-description={text}
        data-popup-open={open || undefined}
        onPointerEnter={() => show(HOVER_DELAY)}
        onPointerLeave={hide}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && show(0)}
        onBlur={hide}
        // A finger neither hovers nor focuses visibly, so a press opens as well.
        onClick={() => show(0)}
      />
      {open && <HelpPopup text={text} mark={mark} onClose={hide} />}
    </>
  );
}

const HOVER_DELAY = 150;

// Forms hold a mark per field, and a tooltip's machinery costs more than the field: it is there while it is open.
function HelpPopup({
  text,
  mark,
  onClose,
}: {
  text: string;
  mark: RefObject<HTMLElement | null>;
  onClose: () => void;
}) {
  return (
    <Base.Root open onOpenChange={(next) => !next && onClose()}>
      <TooltipPopup side="top" anchor={mark}>
        {text}
      </TooltipPopup>
    </Base.Root>
  );
}
