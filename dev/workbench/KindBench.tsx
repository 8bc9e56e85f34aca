import { useEffect, useMemo, useState } from 'react';
import { SchemaForm } from '#engine/SchemaForm.tsx';
import { useShownTabs } from '#engine/useShownTabs.ts';
import { Stepper } from '#features/components/wizard/Stepper.tsx';
import { KindTile } from '#library/KindTile.tsx';
import { DraftStore } from '#model/DraftStore.ts';
import type { Texts } from '#model/draftHistory.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import type { Kind } from '#model/Kind.ts';
import { Button } from '#ui/Button.tsx';
import { Select } from '#ui/Select.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import type { LiveState } from '../page/LiveState.ts';
import { openInEditor } from '../page/openInEditor.ts';
import { createSamples } from './createSamples.ts';
import { Inspector } from './Inspector.tsx';
import styles from './Workbench.module.css';

interface KindBenchProps extends Pick<LiveState, 'findings'> {
  kind: Kind;
}

/** Renders a kind's form like the editor or the wizard, beside everything that is derived from the kind. */
export function KindBench({ kind, findings }: KindBenchProps) {
  const { definition } = kind;
  const [frame, setFrame] = useState<Frame>('editor');
  const { store, samples, load } = useBenchDraft(kind, frame);
  const [chosen, setTab] = useState<string>();
  const tabs = useShownTabs(store);
  const index = Math.max(
    0,
    tabs.findIndex(({ id }) => id === chosen),
  );
  const tab = tabs[index]?.id ?? '';
  const form = <SchemaForm key={definition.version} store={store} tab={tab} marksChanges={frame === 'editor'} />;
  return (
    <>
      <div className={styles.head}>
        <KindTile subclass={definition.id} />
        <h1 className={styles.title}>{definition.title}</h1>
        <Button variant="ghost" size="s" onClick={() => void openInEditor(`schemas/kinds/${definition.id}.json:1:1`)}>
          Open the file
        </Button>
        <span className={styles.choices}>
          <Select
            size="s"
            aria-label="Drawn as"
            value={frame}
            options={[
              { value: 'editor', label: 'Editor of a stored record' },
              { value: 'wizard', label: 'Wizard of a new one' },
            ]}
            onChange={(next) => setFrame(next === 'wizard' ? 'wizard' : 'editor')}
          />
          <Select
            size="s"
            aria-label="Sample"
            value=""
            options={[
              { value: '', label: 'Load a sample' },
              ...samples.map(({ title }, at) => ({ value: String(at), label: title })),
            ]}
            onChange={(at) => {
              const sample = samples[Number(at)];
              if (at !== '' && sample) load(sample.values);
            }}
          />
        </span>
      </div>
      <div className={styles.columns}>
        <div className={styles.form}>
          {frame === 'wizard' ? (
            <>
              <Stepper steps={tabs} current={index} onStep={(at) => setTab(tabs[at]?.id)} />
              {form}
            </>
          ) : (
            <Tabs tabs={tabs} active={tab} onChange={setTab} label="Details" panelFocusable={false}>
              {form}
            </Tabs>
          )}
        </div>
        <Inspector store={store} kind={kind} findings={findings} onGo={(id) => setTab(id)} />
      </div>
    </>
  );
}

type Frame = 'editor' | 'wizard';

interface Draft {
  kind: Kind;
  frame: Frame;
  values: FieldValues;
  store: DraftStore;
}

/** Returns the draft of the kind as it is saved now; what is typed stays while the kind's file changes. */
function useBenchDraft(kind: Kind, frame: Frame) {
  const samples = useMemo(() => createSamples(kind.definition), [kind]);
  const [draft, setDraft] = useState<Draft>(() => createDraft(kind, frame, samples[0]?.values ?? {}));
  let current = draft;
  if (draft.kind !== kind || draft.frame !== frame) {
    const isOther = draft.kind.definition.id !== kind.definition.id;
    current = createDraft(kind, frame, samples[0]?.values ?? {}, isOther ? {} : draft.store.texts());
    setDraft(current);
  }
  const { store } = current;
  useEffect(() => () => store.dispose(), [store]);
  return { store, samples, load: (values: FieldValues) => setDraft(createDraft(kind, frame, values)) };
}

function createDraft(kind: Kind, frame: Frame, values: FieldValues, texts: Texts = {}): Draft {
  const mode = frame === 'wizard' ? 'create' : 'edit';
  const own = { ...values, subclass: kind.definition.id, is_template: false };
  const store = new DraftStore({ kind, mode, values: own, texts });
  store.attempt();
  return { kind, frame, values, store };
}
