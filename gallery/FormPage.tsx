import { Suspense, use, useMemo, useState } from 'react';
import { SchemaForm } from '#engine/SchemaForm.tsx';
import type { Kind } from '#model/Kind.ts';
import { Tabs } from '#ui/Tabs.tsx';
import { createFormStore } from './createFormStore.ts';
import type { FormState } from './forms.ts';
import styles from './Gallery.module.css';

interface FormPageProps {
  name: string;
  load: () => Promise<Kind>;
  state: FormState;
}

/** One form in one state, with its tabs. */
export function FormPage({ name, load, state }: FormPageProps) {
  const loading = useMemo(load, [load]);
  return (
    <main className={styles.page}>
      <h1>
        {name}, {state}
      </h1>
      <Suspense fallback={<p role="status">Loading the form</p>}>
        <LoadedForm loading={loading} state={state} />
      </Suspense>
    </main>
  );
}

function LoadedForm({ loading, state }: { loading: Promise<Kind>; state: FormState }) {
  const kind = use(loading);
  const store = useMemo(() => createFormStore(kind, state), [kind, state]);
  const { tabs } = kind.definition;
  const [active, setActive] = useState(tabs[0]?.id ?? '');
  const shown = <SchemaForm store={store} tab={active} readOnly={state === 'locked'} />;
  if (tabs.length === 1) return shown;
  return (
    <Tabs
      tabs={tabs}
      active={active}
      onChange={setActive}
      label="Details"
      panelFocusable={false}
      panelClassName={styles.panel}
    >
      {shown}
    </Tabs>
  );
}
