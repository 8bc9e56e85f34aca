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
  /** Below the title, beside each other where there is room. */
  facts: ReactNode;
  /** At the end of the row. */
  children: ReactNode;
}

/** An entry of a list of sessions or of activity. */
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

/** Placeholders of such entries, with the widths of their titles. */
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
