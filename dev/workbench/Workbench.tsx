import { useEffect, useState } from 'react';
import { kinds, loadKind } from '#generated/kinds.ts';
import { isKnown } from '#library/getKindLook.ts';
import { KindTile } from '#library/KindTile.tsx';
import { useKindEdition } from '#library/kindEdition.ts';
import type { Kind } from '#model/Kind.ts';
import { Select } from '#ui/Select.tsx';
import { KindBench } from './KindBench.tsx';
import { ProblemList } from './ProblemList.tsx';
import { useLiveState } from './useLiveState.ts';
import styles from './Workbench.module.css';

/** The workbench of one kind, or the list of all. */
export function Workbench({ subclass }: { subclass: string }) {
  useKindEdition();
  const kind = useSavedKind(subclass);
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
        {kind ? (
          <KindBench kind={kind} findings={findings} />
        ) : (
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

/** The kind as it was saved last; undefined until it is loaded, and where there is none. */
function useSavedKind(subclass: string): Kind | undefined {
  const edition = useKindEdition();
  const [kind, setKind] = useState<Kind>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a kind that was saved is read again
  useEffect(() => {
    let isCurrent = true;
    const settle = (loaded: Kind | undefined) => {
      if (isCurrent) setKind(loaded);
    };
    if (isKnown(subclass)) void loadKind[subclass]().then(settle);
    else settle(undefined);
    return () => {
      isCurrent = false;
    };
  }, [subclass, edition]);
  return kind;
}
