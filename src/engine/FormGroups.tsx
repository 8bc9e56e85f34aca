import { Fragment, type ReactNode, useId, useRef } from 'react';
import type { GroupDefinition } from '#model/FormDefinition.ts';
import fieldGrid from '#ui/fieldGrid.module.css';
import { HelpArea } from '#ui/HelpArea.tsx';
import { AfterPaint } from './AfterPaint.tsx';
import { DerivedValues } from './DerivedValues.tsx';
import styles from './FormGroups.module.css';
import { HeadingLevel } from './headingLevel.ts';
import { useAutofill } from './useAutofill.ts';

interface FormGroupsProps {
  groups: readonly GroupDefinition[];
  /** Draws the fields without panels and titles. */
  plain: boolean;
  /** Whether an item that is alone in its group draws its own title, as a curve does. */
  hasTitle: (item: string) => boolean;
  /** Whether an item is shown at present; by default all are. */
  isShown?: (item: string) => boolean;
  /** Renders a note about hidden items; `title` is that of a group that shows nothing else. */
  renderAbsent?: (items: readonly string[], title: string | undefined) => ReactNode;
  /** Renders one item. */
  children: (item: string) => ReactNode;
}

/** Groups as titled panels, each item in its place; items below the window are rendered after the first paint. */
export function FormGroups(props: FormGroupsProps) {
  const { groups, plain, hasTitle, isShown, renderAbsent, children: draw } = props;
  const form = useRef<HTMLDivElement>(null);
  useAutofill(form);
  const inSight = itemsInSight();
  let before = 0;
  return (
    <HelpArea ref={form} className={styles.form}>
      {groups.map((group) => {
        const { title } = group;
        const items = isShown ? group.items.filter(isShown) : group.items;
        const absent = items.length < group.items.length ? group.items.filter((item) => !items.includes(item)) : [];
        if (items.length === 0 && !group.derived)
          return <Fragment key={title}>{renderAbsent?.(absent, plain ? undefined : title)}</Fragment>;
        const first = items.slice(0, Math.max(0, inSight - before));
        const later = items.slice(first.length);
        before += items.length;
        const drawn = (
          <Group key={title} group={group} plain={plain} isBare={group.items.length === 1 && items.some(hasTitle)}>
            {first.map(draw)}
            {later.length > 0 && <AfterPaint>{later.map(draw)}</AfterPaint>}
            {absent.length > 0 && renderAbsent?.(absent, undefined)}
          </Group>
        );
        return first.length > 0 ? drawn : <AfterPaint key={title}>{drawn}</AfterPaint>;
      })}
    </HelpArea>
  );
}

/** The largest number of items that fit into the window; the others wait until these are painted. */
function itemsInSight(): number {
  const columns = Math.min(COLUMNS, Math.max(1, Math.floor(window.innerWidth / COLUMN_WIDTH)));
  return columns * Math.ceil((window.innerHeight - HEAD_HEIGHT) / FIELD_HEIGHT);
}

/** Largest number of columns side by side. */
const COLUMNS = 3;

/** Least width in pixels of one of several columns. */
const COLUMN_WIDTH = 320;

/** Least height in pixels of the head of a page or dialog and the tabs above a form. */
const HEAD_HEIGHT = 96;

/** Height in pixels of a field with label, message line and gap. */
const FIELD_HEIGHT = 82;

interface GroupProps {
  group: GroupDefinition;
  plain: boolean;
  isBare: boolean;
  children: ReactNode;
}

function Group({ group, plain, isBare, children }: GroupProps) {
  const titleId = useId();
  if (plain) return <div className={fieldGrid.grid}>{children}</div>;
  const derived = <DerivedValues ids={group.derived} />;
  if (isBare)
    return (
      <div className={styles.group}>
        <HeadingLevel value={2}>{children}</HeadingLevel>
        {derived}
      </div>
    );
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {group.title}
      </h2>
      {group.help && <p className={styles.help}>{group.help}</p>}
      <div className={fieldGrid.grid}>{children}</div>
      {derived}
    </section>
  );
}
