import type { Exhibit } from './Exhibit.ts';
import styles from './Gallery.module.css';

interface ExhibitPageProps {
  name: string;
  exhibit: Exhibit;
}

/** All states of one control, one below the other. */
export function ExhibitPage({ name, exhibit: { states, isPage = false, hasTitle = false } }: ExhibitPageProps) {
  const shown = Object.entries(states);
  if (isPage) return shown.map(([state, State]) => <State key={state} />);
  return (
    <main className={styles.page}>
      {!hasTitle && <h1>{name}</h1>}
      {shown.map(([state, State]) => (
        <div key={state} className={styles.exhibit} data-state={state}>
          <p className={styles.caption}>{state}</p>
          <State />
        </div>
      ))}
    </main>
  );
}
