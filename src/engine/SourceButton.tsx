import type { ComponentProps } from 'react';
import type { DraftStore } from '#model/DraftStore.ts';
import { joinClasses } from '#ui/joinClasses.ts';
import mark from '#ui/mark.module.css';
import styles from './SourceMark.module.css';

interface SourceButtonProps extends ComponentProps<'button'> {
  state: ReturnType<DraftStore['sources']['state']>;
  /** Title of the value that the source belongs to. */
  title: string;
  /** Whether the button has a tooltip, by default true; false if hovering it shows something else. */
  hint?: boolean;
}

/** The mark of a source: a small book whose colour shows whether it is confirmed, or the value has changed since. */
export function SourceButton({ state, title, hint = true, className, ...rest }: SourceButtonProps) {
  const label = LABELS[state];
  return (
    <button
      {...rest}
      type="button"
      className={joinClasses(mark.mark, styles.source, className)}
      data-source={state}
      title={hint ? label : undefined}
      aria-label={`${label}: ${title}`}
    />
  );
}

const LABELS = {
  none: 'Add a source',
  given: 'Source',
  changed: 'Source, the value has changed since',
  confirmed: 'Confirmed source',
} as const;
