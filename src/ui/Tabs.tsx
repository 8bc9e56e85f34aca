import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { Badge } from './Badge.tsx';
import { joinClasses } from './joinClasses.ts';
import styles from './Tabs.module.css';

export interface Tab {
  id: string;
  title: string;
  errors?: number | undefined;
  changes?: number | undefined;
}

export interface TabsProps {
  tabs: readonly Tab[];
  active: string;
  onChange: (id: string) => void;
  label: string;
  /** The content of the active tab. */
  children: ReactNode;
  /** Shown above the tabs, in one block with them. */
  header?: ReactNode;
  /** Keeps header and tabs at the top of the scroll area. */
  sticky?: boolean | undefined;
  className?: string | undefined;
  panelClassName?: string | undefined;
  /** At the end of the line of tabs. */
  tools?: ReactNode;
  /** Beside the panel, whichever tab is shown. */
  aside?: ReactNode;
  /** The class of the element around panel and aside. */
  contentClassName?: string | undefined;
  /** False if the panel holds fields, which the Tab key then reaches directly. */
  panelFocusable?: boolean | undefined;
}

/** Tabs with counts of errors and changes; arrow keys, Home and End move between them. */
export function Tabs(props: TabsProps) {
  const {
    tabs,
    active,
    onChange,
    label,
    children,
    header,
    sticky = false,
    className,
    panelClassName,
    panelFocusable = true,
    tools,
    aside,
    contentClassName,
  } = props;
  const panel = (
    <Base.Panel
      tabIndex={panelFocusable ? 0 : -1}
      key={active}
      value={active}
      className={joinClasses(styles.panel, panelClassName)}
    >
      {children}
    </Base.Panel>
  );
  return (
    <Base.Root className={joinClasses(styles.root, className)} value={active} onValueChange={onChange}>
      <div className={joinClasses(styles.head, sticky && styles.sticky)}>
        {header}
        <div className={styles.row}>
          <Base.List className={styles.list} aria-label={label} activateOnFocus>
            {tabs.map((tab) => (
              <Base.Tab key={tab.id} value={tab.id} className={styles.tab}>
                {tab.title} {tab.errors === undefined && tab.changes === undefined ? null : <Counts tab={tab} />}
              </Base.Tab>
            ))}
          </Base.List>
          {tools && <div className={styles.tools}>{tools}</div>}
        </div>
      </div>
      {aside ? (
        <div className={contentClassName}>
          {panel}
          {aside}
        </div>
      ) : (
        panel
      )}
    </Base.Root>
  );
}

/** Space is reserved for both counts, so that no tab moves when one appears or disappears. */
function Counts({ tab: { errors, changes } }: { tab: Tab }) {
  return (
    <span className={styles.counts}>
      {errors ? <Count tone="error" count={errors} noun="error" /> : null}{' '}
      {changes ? <Count tone="modified" count={changes} noun="change" /> : null}
    </span>
  );
}

function Count({ tone, count, noun }: { tone: 'error' | 'modified'; count: number; noun: string }) {
  return (
    <Badge tone={tone} label={`${count} ${noun}${count === 1 ? '' : 's'}`}>
      {count}
    </Badge>
  );
}
