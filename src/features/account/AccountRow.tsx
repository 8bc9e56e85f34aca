import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './AccountRow.module.css';

export interface AccountRowProps {
  icon: LucideIcon;
  /** Draws the icon as a warning. */
  warns?: boolean;
  title: ReactNode;
  /** Shown below the title, side by side if there is room. */
  facts: ReactNode;
  /** At the end of the row. */
  children: ReactNode;
}

/** A row in a list of sessions or activity entries. */
export function AccountRow({ icon: Icon, warns = false, title, facts, children }: AccountRowProps) {
  return (
    <li className={styles.row}>
      <Icon className={styles.icon} data-warns={warns || undefined} aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.facts}>{facts}</p>
      </div>
      {children}
    </li>
  );
}

/** Placeholder rows for such a list, one per width; each width is the CSS width of a title. */
export function LoadingAccountRows({ label, widths }: { label: string; widths: readonly string[] }) {
  return (
    <Panel as="div" role="status" aria-label={label}>
      {widths.map((width) => (
        <div key={width} className={styles.row}>
          <Skeleton width={20} height={20} />
          <div className={styles.words}>
            <Skeleton width={width} />
            <Skeleton width="56%" />
          </div>
        </div>
      ))}
    </Panel>
  );
}
