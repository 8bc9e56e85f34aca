import type { ComponentListItem } from '#api/useComponents.ts';
import { findWords } from '#model/findWords.ts';
import { markWords } from '#model/markWords.ts';
import styles from './MatchNote.module.css';

export interface MatchNoteProps {
  matched: NonNullable<ComponentListItem['matched']>;
  search: string;
}

/** Shows the value that matched the search, with the matching words marked. */
export function MatchNote({ matched: { label, text }, search }: MatchNoteProps) {
  const parts = markWords(text, findWords(search));
  return (
    <span className={styles.note} title={`${label}: ${text}`}>
      {label}{' '}
      <bdi>
        {parts.map((part, index) => {
          // Parts have no id, so their position is the key.
          const key = `${index}`;
          return part.isMarked ? <mark key={key}>{part.text}</mark> : <span key={key}>{part.text}</span>;
        })}
      </bdi>
    </span>
  );
}
