import { type ReactNode, useId, useRef } from 'react';
import type { GroupDefinition } from '#model/FormDefinition.ts';
import { AfterPaint } from './AfterPaint.tsx';
import { DerivedValues } from './DerivedValues.tsx';
import styles from './FormGroups.module.css';
import { useAutofill } from './useAutofill.ts';

interface FormGroupsProps {
  groups: readonly GroupDefinition[];
  /** Draws the fields without panels and titles. */
  plain: boolean;
  /** Whether an item draws its title itself, as a curve does, if it is alone in its group. */
  hasTitle: (item: string) => boolean;
  /** Draws one item. */
  children: (item: string) => ReactNode;
}

/** Groups as titled panels, each item in its place; what is below the window is drawn after the first paint. */
export function FormGroups({ groups, plain, hasTitle, children: draw }: FormGroupsProps) {
  const form = useRef<HTMLDivElement>(null);
  useAutofill(form);
  const inSight = itemsInSight();
  let before = 0;
  return (
    <div ref={form} className={styles.form}>
      {groups.map((group) => {
        const { items, title } = group;
        const first = items.slice(0, Math.max(0, inSight - before));
        const later = items.slice(first.length);
        before += items.length;
        const drawn = (
          <Group key={title} group={group} plain={plain} isBare={items.length === 1 && items.some(hasTitle)}>
            {first.map(draw)}
            {later.length > 0 && <AfterPaint>{later.map(draw)}</AfterPaint>}
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
  isBare: boolean;
  children: ReactNode;
}

function Group({ group, plain, isBare, children }: GroupProps) {
  const titleId = useId();
  if (plain) return <div className={styles.grid}>{children}</div>;
  const derived = <DerivedValues ids={group.derived} />;
  if (isBare)
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
