import { useMemo, useState } from 'react';
import type { ApiError } from '#api/ApiError.ts';
import { type TaggedComponent, useComponentSet } from '#api/useComponent.ts';
import { type ReferenceEntry, useReferenceEntries } from '#api/useReference.ts';
import type { Reference, References } from '#engine/references.ts';
import { curveFieldNames } from '#model/curveText.ts';
import type { Texts } from '#model/draftHistory.ts';
import type { CurveDefinition, FormDefinition } from '#model/FormDefinition.ts';
import { fieldText } from '#model/fieldText.ts';
import { flattenRecord } from '#model/nestedRecord.ts';
import { lazyDialog } from '#ui/lazyDialog.tsx';
import type { ReferenceDialogProps } from './ReferenceDialog.tsx';
import type { ReferenceRow } from './useReferenceList.ts';

// Few people compare while they edit.
const ReferenceDialog = lazyDialog<ReferenceDialogProps>({
  load: async () => (await import('./ReferenceDialog.tsx')).ReferenceDialog,
  getTitle: ({ title }) => `Show behind ${title}`,
});

/** A record whose curve is drawn behind, as the list has it. */
type Chosen = Pick<ReferenceRow, 'id' | 'subclass' | 'name' | 'entry'>;

/**
 * Other components of the kind, and entries of reference sets, whose curves may be drawn behind those of a form. What is chosen lives as long as the form
 * is open; until then nothing is read.
 */
export function useReferences(definition: FormDefinition, except?: string): References {
  const { id: subclass, curves } = definition;
  const [chosen, setChosen] = useState<ReadonlyMap<string, Chosen>>(NONE);
  const records = useRecords([...chosen.values()]);
  const { known, problem } = records;

  const behind = useMemo(() => {
    const found = new Map<string, Reference>();
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
        <ReferenceDialog
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

/** The chosen records as far as they have been read; one that was read stays while another is being read. */
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
      ({ name, entry }: Chosen): Reference['problem'] => {
        const { data, error, mutate } = entry ? ofEntries : ofComponents;
        if (error && error.status !== 401) {
          const message = `${name} could not be loaded: ${error.message || 'Something went wrong'}`;
          return { message, onRetry: () => void mutate() };
        }
        // What has been read is not asked for.
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

/** One object as long as what it says stays. */
function useStableRead({ data, error, mutate }: ReadState): ReadState {
  return useMemo(() => ({ data, error, mutate }), [data, error, mutate]);
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
