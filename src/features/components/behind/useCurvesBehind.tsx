import { useMemo, useState } from 'react';
import type { ApiError } from '#api/ApiError.ts';
import { type TaggedComponent, useComponentSet } from '#api/useComponent.ts';
import { type ReferenceEntry, useReferenceEntries } from '#api/useReference.ts';
import type { CurvesBehind, RecordBehind } from '#engine/curvesBehind.ts';
import { curveFieldNames } from '#model/curveText.ts';
import type { Texts } from '#model/draftHistory.ts';
import type { CurveDefinition, FormDefinition } from '#model/FormDefinition.ts';
import { fieldText } from '#model/fieldText.ts';
import { flattenRecord } from '#model/nestedRecord.ts';
import { lazyDialog } from '#ui/lazyDialog.tsx';
import type { BehindDialogProps } from './BehindDialog.tsx';
import type { BehindRow } from './useBehindList.ts';

// Loaded lazily: few users compare curves while they edit.
const BehindDialog = lazyDialog<BehindDialogProps>({
  load: async () => (await import('./BehindDialog.tsx')).BehindDialog,
  getTitle: ({ title }) => `Show behind ${title}`,
});

/** The list entry of a record whose curve is drawn behind the form's. */
type Chosen = Pick<BehindRow, 'id' | 'subclass' | 'name' | 'entry'>;

/**
 * Manages the components and reference entries whose curves are drawn behind a form's curves. The choice lasts until
 * the form closes; nothing is read before something is chosen.
 */
export function useCurvesBehind(definition: FormDefinition, except?: string): CurvesBehind {
  const { id: subclass, curves } = definition;
  const [chosen, setChosen] = useState<ReadonlyMap<string, Chosen>>(NONE);
  const records = useRecords([...chosen.values()]);
  const { known, problem } = records;

  const behind = useMemo(() => {
    const found = new Map<string, RecordBehind>();
    for (const [curve, item] of chosen) {
      const own = curves[curve];
      const record = known.get(item.id)?.component;
      if (!own) continue;
      const texts = record && readTexts(definition, own, { ...record });
      found.set(curve, { name: record?.name ?? item.name, texts, problem: texts ? undefined : problem(item) });
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
        <BehindDialog
          scope={{ subclass, except }}
          title={curve.title}
          current={chosen.get(curve.id)?.id}
          onChoose={({ id, name, entry }) => {
            change(curve.id, { id, subclass, name, ...(entry ? { entry } : {}) });
            onClose();
          }}
          onClose={onClose}
        />
      ),
      remove: (curve) => change(curve, undefined),
    };
  }, [behind, chosen, subclass, except]);
}

const NONE: ReadonlyMap<string, Chosen> = new Map();

/** Returns the chosen records that have been read; records stay while others are being read. */
function useRecords(chosen: readonly Chosen[]) {
  const unique = uniqueById(chosen);
  const components = useComponentSet(unique.filter(({ entry }) => !entry));
  const entries = useReferenceEntries(unique.flatMap(({ entry }) => entry ?? []));
  const [known, setKnown] = useState<ReadonlyMap<string, TaggedComponent | ReferenceEntry>>(new Map());
  const read = new Map<string, TaggedComponent | ReferenceEntry>();
  for (const one of components.data ?? []) if (one) read.set(one.component.id, one);
  for (const one of entries.data ?? []) if (one) read.set(`${one.set}/${one.key}`, one);
  if ([...read].some(([id, one]) => known.get(id) !== one)) setKnown(new Map([...known, ...read]));

  const ofComponents = useStableRead(components);
  const ofEntries = useStableRead(entries);
  const problem = useMemo(
    () =>
      ({ name, entry }: Chosen): RecordBehind['problem'] => {
        const { data, error, mutate } = entry ? ofEntries : ofComponents;
        if (error && error.status !== 401) {
          const message = `${name} could not be loaded: ${error.message || 'Something went wrong'}`;
          return { message, onRetry: () => void mutate() };
        }
        // Without data there is no answer yet, so nothing is known to be missing.
        if (data === undefined) return undefined;
        return { message: entry ? `${name} is no longer in the reference library.` : `${name} has been deleted.` };
      },
    [ofComponents, ofEntries],
  );
  return { known, problem };
}

interface ReadState {
  data?: unknown;
  error?: ApiError | undefined;
  mutate: () => Promise<unknown>;
}

/** Returns the same object until one of its properties changes. */
function useStableRead({ data, error, mutate }: ReadState): ReadState {
  return useMemo(() => ({ data, error, mutate }), [data, error, mutate]);
}

function uniqueById(chosen: readonly Chosen[]): Chosen[] {
  return [...new Map(chosen.map((item) => [item.id, item])).values()];
}

/** Returns the texts of a curve's fields; a foreign server may have sent any value there. */
function readTexts(definition: FormDefinition, curve: CurveDefinition, component: Record<string, unknown>): Texts {
  const values = flattenRecord(definition, component);
  return Object.fromEntries(
    curveFieldNames(curve).flatMap((name) => {
      const field = definition.fields[name];
      return field ? [[name, fieldText(field, values[name])]] : [];
    }),
  );
}
