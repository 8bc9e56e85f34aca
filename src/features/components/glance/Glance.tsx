import { useId } from 'react';
import type { Component } from '#api/useComponent.ts';
import { useCurrency } from '#engine/useCurrency.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import { CurveGlance } from './CurveGlance.tsx';
import { DerivedGlance } from './DerivedGlance.tsx';
import { DescriptionGlance } from './DescriptionGlance.tsx';
import styles from './Glance.module.css';
import { UseGlance } from './UseGlance.tsx';

export interface GlanceProps {
  store: DraftStore;
  component: Component;
  /** Goes to a field, or to the curve that contains it. */
  onGo: (field: string) => void;
}

/** An overview of the component: derived values, curves, its use in projects, recent changes and the description. */
export function Glance({ store, component, onGo }: GlanceProps) {
  const { definition } = store;
  const titleId = useId();
  const currency = useCurrency(store);
  const curves = Object.values(definition.curves);
  const derived = definition.tabs.flatMap(({ groups }) => groups.flatMap((group) => group.derived ?? []));
  return (
    <>
      {derived.length > 0 && (
        <dl className={styles.section}>
          {derived.map((id) => (
            <DerivedGlance key={id} store={store} id={id} currency={currency} />
          ))}
        </dl>
      )}
      {curves.length > 0 && (
        <section className={styles.section} aria-labelledby={titleId}>
          <h3 id={titleId} className={styles.title}>
            Curves
          </h3>
          {curves.map((curve) => (
            <CurveGlance key={curve.id} store={store} curve={curve} currency={currency} onGo={onGo} />
          ))}
        </section>
      )}
      <UseGlance store={store} component={component} />
      {Object.hasOwn(definition.fields, 'description') && <DescriptionGlance store={store} onGo={onGo} />}
    </>
  );
}
