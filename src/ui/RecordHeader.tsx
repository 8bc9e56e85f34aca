import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './IconButton.tsx';
import styles from './RecordHeader.module.css';
import { Truncated } from './Truncated.tsx';

export interface RecordHeaderProps {
  name: string;
  /** Below the name. */
  about: ReactNode;
  tile: ReactNode;
  onBack: () => void;
  /** Stays in sight while the page scrolls. */
  sticky?: boolean;
  /** The pending changes, the record's actions and the buttons to save it. */
  children: ReactNode;
}

/** The header of a record that is edited: a button back to its list, its name and its actions. */
export function RecordHeader({ name, about, tile, onBack, sticky = false, children }: RecordHeaderProps) {
  return (
    <header className={styles.header} data-sticky={sticky || undefined}>
      <IconButton label="Back to list" icon={<ArrowLeft />} onClick={onBack} />
      <span className={styles.tile}>{tile}</span>
      <div className={styles.names}>
        <h1 className={styles.name}>
          <Truncated text={name} />
        </h1>
        <p className={styles.about}>{about}</p>
      </div>
      {children}
    </header>
  );
}
