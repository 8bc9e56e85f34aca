import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import { type ReactNode, useId } from 'react';
import type { FormDefinition, GroupDefinition } from '#model/FormDefinition.ts';
import styles from './FormLayout.module.css';
import { itemProperty } from './tabSchema.ts';

interface LayoutContext {
  definition: FormDefinition;
  tab: string;
}

/** RJSF's template of the form's root: the tab's groups as titled panels, each item in its place. */
export function FormLayout({ properties, registry }: ObjectFieldTemplateProps) {
  // SchemaForm is the only one that sets the context.
  const { definition, tab } = registry.formContext as LayoutContext;
  const contents = new Map(properties.map(({ name, content }) => [name, content]));
  const groups = definition.tabs.find(({ id }) => id === tab)?.groups ?? [];
  return (
    <div className={styles.form}>
      {groups.map((group) => (
        <Group
          key={group.title}
          group={group}
          isCurve={group.items.length === 1 && group.items.some((item) => item in definition.curves)}
        >
          {group.items.map((item) => (
            <div key={item} className={styles.item} data-wide={isWide(definition, item) || undefined}>
              {contents.get(itemProperty(definition, item))}
            </div>
          ))}
        </Group>
      ))}
    </div>
  );
}

// A curve alone in its group brings a title of its own, with legend and undo beside it.
function Group({ group, isCurve, children }: { group: GroupDefinition; isCurve: boolean; children: ReactNode }) {
  const titleId = useId();
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

function isWide(definition: FormDefinition, item: string): boolean {
  return item in definition.curves || definition.fields[item]?.rows !== undefined;
}
