import type { FieldProps } from '@rjsf/utils';
import { type ReactNode, useId, useRef } from 'react';
import type { FormDefinition, GroupDefinition } from '#model/FormDefinition.ts';
import { AfterPaint } from './AfterPaint.tsx';
import { DerivedValues } from './DerivedValues.tsx';
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
  const inSight = itemsInSight();
  const field = (item: string) => {
    const name = itemProperty(definition, item);
    const property = schema.properties?.[name];
    if (!SchemaField || typeof property !== 'object') return null;
    return <SchemaField key={name} {...props} name={name} schema={property} uiSchema={uiSchema?.[name]} />;
  };
  let before = 0;
  return (
    <div ref={form} className={styles.form}>
      {groups.map((group) => {
        const { items, title } = group;
        const first = items.slice(0, Math.max(0, inSight - before));
        const later = items.slice(first.length);
        before += items.length;
        const isCurve = items.length === 1 && items.some((item) => Object.hasOwn(definition.curves, item));
        const drawn = (
          <Group key={title} group={group} plain={plain} isCurve={isCurve}>
            {first.map(field)}
            {later.length > 0 && <AfterPaint>{later.map(field)}</AfterPaint>}
          </Group>
        );
        return first.length > 0 ? drawn : <AfterPaint key={title}>{drawn}</AfterPaint>;
      })}
    </div>
  );
}

/** How many items at most fit into the window: what is below it waits until that much has been painted. */
function itemsInSight(): number {
  return COLUMNS * Math.ceil((window.innerHeight - HEAD_HEIGHT) / FIELD_HEIGHT);
}

/** The most that stand side by side. */
const COLUMNS = 3;

/** Pixels that the head of a page or dialog and the tabs take above a form, at least. */
const HEAD_HEIGHT = 96;

/** Pixels of a field with label, message line and gap. */
const FIELD_HEIGHT = 82;

interface GroupProps {
  group: GroupDefinition;
  plain: boolean;
  isCurve: boolean;
  children: ReactNode;
}

// A curve alone in its group renders its own title, with legend and undo beside it.
function Group({ group, plain, isCurve, children }: GroupProps) {
  const titleId = useId();
  if (plain) return <div className={styles.grid}>{children}</div>;
  const derived = <DerivedValues ids={group.derived} />;
  if (isCurve)
    return (
      <div className={styles.group}>
        {children}
        {derived}
      </div>
    );
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {group.title}
      </h2>
      {group.help && <p className={styles.help}>{group.help}</p>}
      <div className={styles.grid}>{children}</div>
      {derived}
    </section>
  );
}
