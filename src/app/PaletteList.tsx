import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { Truncated } from '#ui/Truncated.tsx';
import styles from './Palette.module.css';
import type { PaletteEntry, PaletteSection } from './PaletteEntry.ts';

export interface PaletteListProps {
  id: string;
  sections: readonly PaletteSection[];
  /** The index, among the entries of all sections, of the one that Enter chooses. */
  active: number;
  onPoint: (id: string) => void;
  onChoose: (entry: PaletteEntry, inNewTab: boolean) => void;
  /** Shown if there are no entries. */
  empty: string;
}

/** Lists the entries that the command palette found; the focus stays in its input. */
export function PaletteList({ id, sections, active, onPoint, onChoose, empty }: PaletteListProps) {
  let place = 0;
  return (
    <>
      <div id={id} className={styles.list} role="listbox" aria-label="Results" tabIndex={-1}>
        {sections.map(({ title, entries }) => (
          <fieldset key={entries[0]?.id} className={styles.section} aria-label={title}>
            {sections.length > 1 && (
              <div className={styles.title} aria-hidden="true">
                {title}
              </div>
            )}
            {entries.map((entry) => {
              const own = place++;
              return (
                <Option
                  key={entry.id}
                  id={`${id}-${own}`}
                  entry={entry}
                  showsDetail={entry.detail !== title}
                  active={own === active}
                  onPoint={onPoint}
                  onChoose={onChoose}
                />
              );
            })}
          </fieldset>
        ))}
      </div>
      {sections.length === 0 && <p className={styles.empty}>{empty}</p>}
    </>
  );
}

interface OptionProps extends Pick<PaletteListProps, 'onPoint' | 'onChoose'> {
  id: string;
  entry: PaletteEntry;
  showsDetail: boolean;
  active: boolean;
}

function Option({ id, entry, showsDetail, active, onPoint, onChoose }: OptionProps) {
  const press = (event: MouseEvent) => onChoose(entry, event.button === 1 || event.ctrlKey || event.metaKey);
  const option = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (active) option.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    // The input keeps the focus and handles the keys.
    <button
      ref={option}
      id={id}
      className={styles.option}
      type="button"
      role="option"
      tabIndex={-1}
      aria-selected={active}
      onPointerMove={() => onPoint(entry.id)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={press}
      onAuxClick={(event) => event.button === 1 && press(event)}
    >
      {entry.icon}
      <span className={styles.label}>
        <Truncated text={entry.label} />
      </span>
      {showsDetail && (
        <span className={styles.detail}>
          <Truncated text={entry.detail} />
        </span>
      )}
    </button>
  );
}
