import type { FieldValues } from '#model/FormDefinition.ts';
import type { MetaDifference } from '#model/MetaDifference.ts';
import { Panel } from '#ui/Panel.tsx';
import styles from './ServerOnlyFields.module.css';

export interface ServerOnlyFieldsProps {
  differences: readonly MetaDifference[];
  stored: FieldValues;
}

/** Fields that the form does not know: shown as they are, and sent back unchanged. */
export function ServerOnlyFields({ differences, stored }: ServerOnlyFieldsProps) {
  const fields = differences.filter(({ code, field }) => code === 'onlyOnServer' && Object.hasOwn(stored, field));
  if (fields.length === 0) return null;
  return (
    <Panel inset="form" dashed aria-labelledby="server-only">
      <h2 id="server-only" className={styles.title}>
        Only on the server
      </h2>
      <dl className={styles.fields}>
        {fields.map(({ field, label }) => (
          <div key={field}>
            <dt>{label}</dt>
            <dd>{typeof stored[field] === 'string' ? stored[field] : JSON.stringify(stored[field])}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
