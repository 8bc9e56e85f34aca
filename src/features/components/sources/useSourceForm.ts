import { useState } from 'react';
import { useCurrency } from '#engine/useCurrency.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import { isDeepEqual } from '#model/isDeepEqual.ts';
import { sourceRange } from '#model/sourceText.ts';
import { readTexts, type SourceTexts, toTexts } from './sourceForm.ts';

interface SourceFormOptions {
  store: DraftStore;
  path: string;
  onClose: () => void;
}

export type SourceFormState = ReturnType<typeof useSourceForm>;

/** The state of the form for a value's source; applying or removing it is one undo step. */
export function useSourceForm({ store, path, onClose }: SourceFormOptions) {
  const [before] = useState(() => store.sources.last(path));
  const [texts, setTexts] = useState(() => toTexts(before));
  const [others, setOthers] = useState<ReadonlySet<string>>(new Set());
  const [faults, setFaults] = useState<Partial<SourceTexts>>({});
  const range = sourceRange(store.definition, path, useCurrency(store));
  const isEdited = others.size > 0 || !isDeepEqual(texts, toTexts(before));

  function apply({ confirms = false } = {}): void {
    const read = readTexts(texts);
    if ('faults' in read) {
      setFaults(read.faults);
      return;
    }
    const { low: _, high: __, ...shared } = read.source;
    const changes = [...others].map((other) => store.sources.toText(other, shared));
    const isSame = !confirms && isDeepEqual(texts, toTexts(before));
    const own = isSame ? {} : store.sources.toText(path, { ...read.source, ...(confirms ? { confirmed: true } : {}) });
    store.change(Object.assign({}, own, ...changes));
    onClose();
  }

  return {
    before,
    texts,
    faults,
    others,
    isEdited,
    unit: range?.unit,
    hasRange: range !== undefined,
    isEmpty: store.sources.isEmpty(path),
    type: (property: keyof SourceTexts, text: string) => {
      setTexts((typed) => ({ ...typed, [property]: text }));
      setFaults(({ [property]: _, ...left }) => left);
    },
    choose: (other: string, isChosen: boolean) =>
      setOthers((chosen) => new Set(isChosen ? [...chosen, other] : [...chosen].filter((one) => one !== other))),
    apply,
    remove: () => {
      store.change(store.sources.toText(path, undefined));
      onClose();
    },
  };
}
