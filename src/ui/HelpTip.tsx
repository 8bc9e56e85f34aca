import styles from './HelpTip.module.css';
import { useTooltip } from './useTooltip.tsx';

export interface HelpTipProps {
  text: string;
  /** What the help is about, such as a field's title; the button is named "Help: {label}". */
  label: string;
}

/** A small round question mark that shows a text on hover, focus and press. */
export function HelpTip({ text, label }: HelpTipProps) {
  const { open, popup, show, listeners } = useTooltip({ content: text, side: 'top', delay: HOVER_DELAY });
  return (
    <>
      <button
        type="button"
        className={styles.mark}
        aria-label={`Help: ${label}`}
        aria-description={text}
        data-popup-open={open || undefined}
        {...listeners}
        // A finger neither hovers nor focuses visibly, so a press opens as well.
        onClick={(event) => show(event.currentTarget, 0)}
      />
      {popup}
    </>
  );
}

/** Milliseconds. */
const HOVER_DELAY = 150;
