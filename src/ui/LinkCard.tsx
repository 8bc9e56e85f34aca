import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './LinkCard.module.css';

export interface LinkCardProps {
  to: string;
  icon: ReactNode;
  title: string;
  text?: string | undefined;
  /** At the right edge, such as a count. */
  end?: ReactNode;
}

/** A card that is a single link: an icon, a title and a few words on its target. */
export function LinkCard({ to, icon, title, text, end }: LinkCardProps) {
  return (
    <Link className={styles.card} to={to}>
      {icon}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {text ? <span className={styles.text}>{text}</span> : null}
      </span>
      {end ? <span className={styles.end}>{end}</span> : null}
    </Link>
  );
}
