import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { Panel } from '#ui/Panel.tsx';
import styles from './DashboardPanel.module.css';

interface DashboardPanelProps {
  title: string;
  /** Beside the title, for example a total. */
  note?: string | undefined;
  /** The link to the whole list. */
  all?: { to: string; label: string } | undefined;
  busy?: boolean | undefined;
  children: ReactNode;
}

/** A titled part of the dashboard. */
export function DashboardPanel({ title, note, all, busy = false, children }: DashboardPanelProps) {
  const id = useId();
  return (
    <Panel aria-labelledby={id} aria-busy={busy || undefined}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {note ? <span className={styles.note}>{note}</span> : null}
        {all ? (
          <Link className={styles.all} to={all.to}>
            {all.label}
          </Link>
        ) : null}
      </header>
      {children}
    </Panel>
  );
}
