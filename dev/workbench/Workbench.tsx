import { kinds } from '#generated/kinds.ts';
import { KindTile } from '#library/KindTile.tsx';
import { useKindEdition } from '#library/kindEdition.ts';
import { useKind } from '#library/useKind.ts';
import { Select } from '#ui/Select.tsx';
import { KindBench } from './KindBench.tsx';
import { ProblemList } from './ProblemList.tsx';
import { useLiveState } from './useLiveState.ts';
import styles from './Workbench.module.css';

/** Renders the workbench of one kind, or the list of all kinds. */
export function Workbench({ subclass }: { subclass: string }) {
  useKindEdition();
  const loaded = useKind(subclass);
  const { findings } = useLiveState();
  return (
    <>
      <header className={styles.bar}>
        <a className={styles.brand} href="/workbench/">
          <img src="/favicon.svg" alt="" width={22} height={22} />
          Workbench
        </a>
        <Select
          size="s"
          aria-label="Kind"
          value={subclass}
          options={[
            { value: '', label: 'All kinds' },
            ...kinds.map(({ subclass: value, title }) => ({ value: value as string, label: title })),
          ]}
          onChange={(next) => window.location.assign(`/workbench/${next}`)}
        />
      </header>
      <main className={styles.page}>
        {'kind' in loaded && <KindBench kind={loaded.kind} findings={findings} />}
        {'failed' in loaded && (
          <>
            <h1 className={styles.title}>{subclass === '' ? 'Kinds' : `There is no kind "${subclass}"`}</h1>
            <KindCards />
            <ProblemList findings={findings} />
          </>
        )}
      </main>
    </>
  );
}

function KindCards() {
  return (
    <ul className={styles.cards}>
      {kinds.map(({ subclass, title }) => (
        <li key={subclass}>
          <a className={styles.card} href={`/workbench/${subclass}`}>
            <KindTile subclass={subclass} />
            <span>
              {title}
              <small>schemas/kinds/{subclass}.json</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
