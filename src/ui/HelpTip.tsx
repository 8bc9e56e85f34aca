import styles from './HelpTip.module.css';
import { joinClasses } from './joinClasses.ts';
import mark from './mark.module.css';
import { useTooltip } from './useTooltip.tsx';

export interface HelpTipProps {
  /** The id of the text, for the `aria-describedby` of the explained element; HelpArea finds the text by it. */
  id: string;
  text: string;
  /** The subject of the help, such as a field's title; the button is named "Help: {label}". */
  label: string;
}

/**
 * A small round question mark that shows a text on hover and press. It is not a tab stop: HelpArea shows the
 * text from inside the field.
 */
export function HelpTip({ id, text, label }: HelpTipProps) {
  const { open, popup, show, listeners } = useTooltip({ content: text, side: 'top', delay: HOVER_DELAY });
  return (
    <>
      <button
        type="button"
        tabIndex={-1}
        className={joinClasses(mark.mark, styles.help)}
        aria-label={`Help: ${label}`}
        aria-describedby={id}
        aria-keyshortcuts="F1"
        data-popup-open={open || undefined}
        {...listeners}
        // Touch neither hovers nor focuses visibly, so a press opens it as well.
        onClick={(event) => show(event.currentTarget, 0)}
      >
        <span id={id} hidden data-help>
          {text}
        </span>
      </button>
      {popup}
    </>
  );
}

/** Milliseconds. */
const HOVER_DELAY = 150;
