import type { FieldProps } from '@rjsf/utils';
import { type ReactNode, useId, useRef } from 'react';
import type { FormDefinition, GroupDefinition } from '#model/FormDefinition.ts';
import styles from './FormLayout.module.css';
import { itemProperty } from './tabSchema.ts';
import { useAutofill } from './useAutofill.ts';

interface LayoutContext {
  definition: FormDefinition;
  tab: string;
  plain: boolean;
}

/**
 * RJSF's ObjectField of the form's root: the tab's groups as titled panels, each item in its place. RJSF's own would
 * resolve references that a tab's schema can't hold, which costs a third of the time that a form takes to appear.
 */
export function FormLayout(props: FieldProps) {
  const { schema, uiSchema, registry } = props;
  const { SchemaField } = registry.fields;
  // SchemaForm is the only one that sets the context.
  const { definition, tab, plain } = registry.formContext as LayoutContext;
  const form = useRef<HTMLDivElement>(null);
  useAutofill(form);
  const groups = definition.tabs.find(({ id }) => id === tab)?.groups ?? [];
  const field = (item: string) => {
    const name = itemProperty(definition, item);
    const property = schema.properties?.[name];
    if (!SchemaField || typeof property !== 'object') return null;
    return <SchemaField key={name} {...props} name={name} schema={property} uiSchema={uiSchema?.[name]} />;
  };
  return (
    <div ref={form} className={styles.form}>
      {groups.map((group) => (
        <Group
          key={group.title}
          group={group}
          plain={plain}
          isCurve={group.items.length === 1 && group.items.some((item) => item in definition.curves)}
        >
          {group.items.map(field)}
        </Group>
      ))}
    </div>
  );
}

interface GroupProps {
  group: GroupDefinition;
  plain: boolean;
  isCurve: boolean;
  children: ReactNode;
}

// A curve alone in its group brings a title of its own, with legend and undo beside it.
function Group({ group, plain, isCurve, children }: GroupProps) {
  const titleId = useId();
  if (plain) return <div className={styles.grid}>{children}</div>;
  if (isCurve) return <div className={styles.group}>{children}</div>;
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {group.title}
      </h2>
      {group.help && <p className={styles.help}>{group.help}</p>}
      <div className={styles.grid}>{children}</div>
    </section>
  );
}
