import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './Button.module.css';
import { joinClasses } from './joinClasses.ts';
import { Tooltip } from './Tooltip.tsx';

export interface IconLinkProps {
  to: string;
  /** The state that the opened page receives. */
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
