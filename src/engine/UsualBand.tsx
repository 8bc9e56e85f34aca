import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { parseFieldText } from '#model/fieldText.ts';
import { useFormSettings } from './formContext.ts';
import styles from './UsualBand.module.css';
import { type UsualOfField, useUsualRange } from './useUsualRange.ts';
import { UsualContext } from './usualContext.ts';

/** A thin line below a number: where most values of the library are, their median, and where this one is. */
export function UsualBand({ name }: { name: string }) {
  const onWanted = useContext(UsualContext)?.onWanted;
  useEffect(() => onWanted?.(), [onWanted]);
  const usual = useUsualRange(name);
  return usual && <Band name={name} usual={usual} />;
}

/** Writes the place of the value into the page while the user types, so that a key costs no render. */
function Band({ name, usual }: { name: string; usual: UsualOfField }) {
  const { store, currency } = useFormSettings();
  const band = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    band.current?.style.setProperty('--median', toPercent(usual.scale(usual.range.median)));
    const write = () => {
      const read = parseFieldText(usual.field, store.text(name), currency);
      const value = 'value' in read ? read.value : undefined;
      if (band.current) mark(band.current, typeof value === 'number' ? usual.scale(value) : undefined);
    };
    write();
    return store.subscribeText(name, write);
  }, [store, name, usual, currency]);
  return <span ref={band} className={styles.band} role="img" aria-label={usual.text} title={usual.text} data-usual />;
}

/** Marks a place on the line, from 0 to 1; a place outside is marked at the nearer end. */
function mark(band: HTMLElement, place: number | undefined): void {
  band.dataset.value = place === undefined ? 'none' : place < 0 ? 'below' : place > 1 ? 'above' : 'inside';
  band.style.setProperty('--value', toPercent(Math.min(1, Math.max(0, place ?? 0))));
}

function toPercent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}
