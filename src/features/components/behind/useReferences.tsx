import { lazy, Suspense, useMemo, useState } from 'react';
import { type TaggedComponent, useComponentSet } from '#api/useComponent.ts';
import type { ComponentListItem } from '#api/useComponents.ts';
import type { Reference, References } from '#engine/references.ts';
import { curveFieldNames } from '#model/curveText.ts';
import type { Texts } from '#model/draftHistory.ts';
import type { CurveDefinition, FormDefinition } from '#model/FormDefinition.ts';
import { fieldText } from '#model/fieldText.ts';
import { flattenRecord } from '#model/nestedRecord.ts';

// Few people compare while they edit.
const ReferenceDialog = lazy(() =>
  import('./ReferenceDialog.tsx').then((module) => ({ default: module.ReferenceDialog })),
);

/** A component whose curve is drawn behind, as the list has it. */
type Chosen = Pick<ComponentListItem, 'id' | 'subclass' | 'name'>;

/**
 * Other components of the kind, whose curves may be drawn behind those of a form. What is chosen lives as long as the form
 * is open; until then nothing is read.
 */
export function useReferences(definition: FormDefinition, except?: string): References {
  const { id: subclass, curves } = definition;
  const [chosen, setChosen] = useState<ReadonlyMap<string, Chosen>>(NONE);
  const records = useRecords([...chosen.values()]);
  const { known, problem } = records;

  const behind = useMemo(() => {
    const found = new Map<string, Reference>();
    for (const [curve, { id, name }] of chosen) {
      const own = curves[curve];
      const component = known.get(id)?.component;
      if (!own) continue;
      const texts = component && readTexts(definition, own, { ...component });
      found.set(curve, { name: component?.name ?? name, texts, problem: texts ? undefined : problem(id, name) });
    }
    return found;
  }, [definition, curves, chosen, known, problem]);

  return useMemo(() => {
    const change = (curve: string, item: Chosen | undefined) =>
      setChosen((before) => {
        const next = new Map(before);
        if (item) next.set(curve, item);
        else next.delete(curve);
        return next;
      });
    return {
      behind,
      pick: ({ curve, onClose }) => (
        <Suspense>
          <ReferenceDialog
            scope={{ subclass, except }}
            title={curve.title}
            current={chosen.get(curve.id)?.id}
            onChoose={({ id, name }) => {
              change(curve.id, { id, subclass, name });
              onClose();
            }}
            onClose={onClose}
          />
        </Suspense>
      ),
      remove: (curve) => change(curve, undefined),
    };
  }, [behind, chosen, subclass, except]);
}

const NONE: ReadonlyMap<string, Chosen> = new Map();

/** The chosen components as far as they have been read; one that was read stays while another is being read. */
function useRecords(chosen: readonly Chosen[]) {
  const { data, error, mutate } = useComponentSet(uniqueById(chosen));
  const [known, setKnown] = useState<ReadonlyMap<string, TaggedComponent>>(new Map());
  const fresh = (data ?? []).flatMap((read) => (read && known.get(read.component.id) !== read ? [read] : []));
  if (fresh.length > 0) setKnown(new Map([...known, ...fresh.map((read) => [read.component.id, read] as const)]));

  const problem = useMemo(() => {
    const retry = () => void mutate();
    return (id: string, name: string): Reference['problem'] => {
      if (error && error.status !== 401)
        return { message: `${name} could not be loaded: ${error.message || 'Something went wrong'}`, onRetry: retry };
      const isGone = data?.every((read) => read?.component.id !== id);
      return isGone ? { message: `${name} has been deleted.` } : undefined;
    };
  }, [data, error, mutate]);
  return { known, problem };
}

function uniqueById(chosen: readonly Chosen[]): Chosen[] {
  return [...new Map(chosen.map((item) => [item.id, item])).values()];
}

/** The texts of a curve's fields; another server may have sent anything there. */
function readTexts(definition: FormDefinition, curve: CurveDefinition, component: Record<string, unknown>): Texts {
  const values = flattenRecord(definition, component);
  return Object.fromEntries(
    curveFieldNames(curve).flatMap((name) => {
      const field = definition.fields[name];
      return field ? [[name, fieldText(field, values[name])]] : [];
    }),
  );
}
