import { Copy } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from '#ui/IconButton.tsx';
import { Panel } from '#ui/Panel.tsx';
import { toasts } from '#ui/toastStore.ts';
import styles from './StoredValues.module.css';

export interface StoredValue {
  key: string;
  label: string;
  value: unknown;
}

export interface StoredValuesProps {
  title: string;
  hint?: string;
  values: readonly StoredValue[];
}

/** Values that the form has no inputs for; they can be read and copied. */
export function StoredValues({ title, hint, values }: StoredValuesProps) {
  const id = useId();
  if (values.length === 0) return null;
  return (
    <Panel inset="form" dashed aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {hint && <p className={styles.hint}>{hint}</p>}
      <dl className={styles.fields}>
        {values.map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              <span className={styles.value}>{toText(value)}</span>
              <IconButton icon={<Copy />} label={`Copy ${label}`} onClick={() => copy(label, toText(value))} />
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

async function copy(label: string, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.add({ type: 'success', title: 'Copied', message: `${label}: ${text}` });
  } catch {
    toasts.add({
      type: 'warning',
      title: 'Not copied',
      message: 'This browser does not let the page write to the clipboard. Select the text and copy it.',
    });
  }
}
