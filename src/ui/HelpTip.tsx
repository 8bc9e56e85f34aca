import { Tooltip as Base } from '@base-ui/react/tooltip';
import { useState } from 'react';
import styles from './HelpTip.module.css';
import { TooltipPopup } from './Tooltip.tsx';

export interface HelpTipProps {
  text: string;
  /** What the help is about, such as a field's title; the button is named "Help: {label}". */
  label: string;
}

/** A small round question mark that shows a text on hover, focus and press. */
export function HelpTip({ text, label }: HelpTipProps) {
  const [open, setOpen] = useState(false);
  return (
    <Base.Root open={open} onOpenChange={setOpen}>
      <Base.Trigger
        delay={150}
        closeOnClick={false}
        type="button"
        className={styles.mark}
        aria-label={`Help: ${label}`}
        aria-description={text}
        // A finger neither hovers nor focuses visibly, so a press opens as well.
        onClick={() => setOpen(true)}
      >
        <span aria-hidden="true">?</span>
      </Base.Trigger>
      <TooltipPopup side="top">{text}</TooltipPopup>
    </Base.Root>
  );
}
