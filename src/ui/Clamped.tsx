import { type SyntheticEvent, useState } from 'react';
import styles from './Clamped.module.css';
import { Tooltip } from './Tooltip.tsx';

/** Texts up to this length fit on two lines of the narrowest column. */
const SHORT = 32;

/** Text of two lines at most: truncated text is shown in full on hover, on keyboard focus, and after a press. */
export function Clamped({ text }: { text: string }) {
  const [isCut, setIsCut] = useState(false);
  const [isWhole, setIsWhole] = useState(false);
  if (text.length <= SHORT) return <bdi className={styles.text}>{text}</bdi>;
  const measure = ({ currentTarget: { scrollHeight, clientHeight } }: SyntheticEvent) =>
    setIsCut(scrollHeight > clientHeight);
  return (
    <Tooltip content={text} disabled={!isCut || isWhole}>
      <button
        type="button"
        className={styles.text}
        dir="auto"
        aria-expanded={isWhole}
        onPointerEnter={measure}
        onFocus={measure}
        onClick={() => setIsWhole(!isWhole)}
      >
        {text}
      </button>
    </Tooltip>
  );
}
