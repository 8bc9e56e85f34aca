import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './Button.module.css';
import { joinClasses } from './joinClasses.ts';
import { Tooltip } from './Tooltip.tsx';

export interface IconLinkProps {
  to: string;
  /** What the page is told about what it shows. */
  state?: unknown;
  /** The link's name, also shown as its tooltip. */
  label: string;
  icon: ReactNode;
}

/** A link that looks like an IconButton. */
export function IconLink({ to, state, label, icon }: IconLinkProps) {
  return (
    <Tooltip content={label}>
      <Link
        to={to}
        state={state}
        className={joinClasses(styles.button, styles.ghost, styles.square)}
        aria-label={label}
      >
        <span className={styles.alone}>{icon}</span>
      </Link>
    </Tooltip>
  );
}
