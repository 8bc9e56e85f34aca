import { type ReactNode, useId } from 'react';
import { Panel } from '#ui/Panel.tsx';
import styles from './DashboardPanel.module.css';

interface DemoCardProps {
  title: string;
  text: string;
  /** The card's button. */
  action: ReactNode;
  outcome?: ReactNode;
}

/** A card with one button; it reserves space for the outcome, so that nothing moves when the outcome appears. */
export function DemoCard({ title, text, action, outcome }: DemoCardProps) {
  const id = useId();
  return (
    <Panel className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
      <div className={styles.row}>
        {action}
        <div className={styles.outcome}>{outcome}</div>
      </div>
    </Panel>
  );
}
