import { useEffect, useState } from 'react';
import { useFormSnapshot } from '#engine/useDraft.ts';
import { currencyText } from '#model/currencyText.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import type { Kind } from '#model/Kind.ts';
import { publishUi } from '#model/publishForm.ts';
import { subscribeTexts } from '#model/subscribeTexts.ts';
import { tabFields } from '#model/tabFields.ts';
import { toFormSchema } from '#model/toFormSchema.ts';
import { toMeta } from '#model/toMeta.ts';
import { Button } from '#ui/Button.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import type { LiveState } from '../page/LiveState.ts';
import { ProblemList } from './ProblemList.tsx';
import styles from './Workbench.module.css';

interface InspectorProps extends Pick<LiveState, 'findings'> {
  store: DraftStore;
  kind: Kind;
  /** Opens a tab of the form. */
  onGo: (tab: string) => void;
}

/** Renders everything that is derived from a kind and from what is typed into its form. */
export function Inspector({ store, kind, findings, onGo }: InspectorProps) {
  const [shown, setShown] = useState('checks');
  const { errors } = useFormSnapshot(store);
  const { definition } = kind;
  useEveryText(store);
  const views: Record<string, () => unknown> = {
    payload: () => store.payload(),
    meta: () => toMeta(definition),
    schema: () => toFormSchema(definition),
    ui: () => publishUi(definition),
  };
  return (
    <aside className={styles.inspector} aria-label="Output of the kind">
      <Tabs
        tabs={[
          { id: 'checks', title: 'Checks', errors: errors.length },
          { id: 'payload', title: 'Payload' },
          { id: 'meta', title: 'Meta' },
          { id: 'schema', title: 'Schema' },
          { id: 'ui', title: 'UI' },
          { id: 'problems', title: 'Problems', errors: findings.length },
        ]}
        active={shown}
        onChange={setShown}
        label="Output of the kind"
      >
        {shown === 'problems' ? (
          <ProblemList findings={findings} />
        ) : shown === 'checks' ? (
          <Checks store={store} onGo={onGo} />
        ) : (
          <pre className={styles.code}>{JSON.stringify(views[shown]?.(), null, 2)}</pre>
        )}
      </Tabs>
    </aside>
  );
}

/** Renders the errors, warnings and derived values of what is typed. */
function Checks({ store, onGo }: Pick<InspectorProps, 'store' | 'onGo'>) {
  const { definition, kind } = store;
  const { errors } = useFormSnapshot(store);
  const warnings = Object.keys(definition.fields).flatMap((field) => {
    const { warning } = store.snapshot(field);
    return warning === undefined ? [] : [{ field, message: warning }];
  });
  const currency = store.definition.fields.currency && store.text('currency');
  const go = (field: string) => {
    const tab = definition.tabs.find((each) => tabFields(definition, each).includes(field));
    if (tab) onGo(tab.id);
  };
  return (
    <div className={styles.checks}>
      <CheckList title="Errors" checks={errors} definition={definition} onGo={go} />
      <CheckList title="Warnings" checks={warnings} definition={definition} onGo={go} />
      <h2>Derived values</h2>
      <dl>
        {(kind.derived ?? []).map(({ id, title, unit = '' }) => {
          const { text, lack } = store.derived.result(id);
          return (
            <div key={id}>
              <dt>{currencyText(title, currency)}</dt>
              <dd>{text === undefined ? (lack ?? 'none') : `${text} ${currencyText(unit, currency)}`}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}

interface CheckListProps {
  title: string;
  checks: readonly { field: string; message: string }[];
  definition: Kind['definition'];
  onGo: (field: string) => void;
}

function CheckList({ title, checks, definition, onGo }: CheckListProps) {
  return (
    <>
      <h2>{title}</h2>
      {checks.length === 0 ? (
        <p>None.</p>
      ) : (
        <ul>
          {checks.map(({ field, message }) => (
            <li key={field}>
              <Button variant="ghost" size="s" onClick={() => onGo(field)}>
                {definition.fields[field]?.title ?? field}
              </Button>
              {message}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Re-renders after every typed text, once the draft has been checked. */
function useEveryText(store: DraftStore): void {
  const [, setCount] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const touch = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setCount((count) => count + 1), REST_MS);
    };
    const stops = [subscribeTexts(store, touch), store.subscribeForm(touch)];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [store]);
}

/** In milliseconds; a little longer than the draft delays its checks. */
const REST_MS = 350;
