import { useEffect, useState } from 'react';
import { loadFieldParts } from '#engine/fieldParts.tsx';
import type { Subclass } from '#generated/kinds.ts';
import { isKnown } from '#library/getKindAppearance.ts';
import { useKindEdition } from '#library/kindEdition.ts';
import { useLanguage } from '#library/languageStore.ts';
import { loadShownKind } from '#library/loadShownKind.ts';
import type { Kind } from '#model/Kind.ts';

export type KindState = { kind: Kind } | { failed: true } | { loading: true };

/**
 * Loads a kind's form in the current language when it is first needed; unknown kinds and lost connections fail. After a
 * change of language the previous form stays until the new one is loaded.
 */
export function useKind(subclass: string | undefined): KindState {
  const language = useLanguage(({ shown }) => shown?.id);
  const [state, setState] = useState<{ subclass: string | undefined; result: KindState }>({
    subclass: undefined,
    result: { loading: true },
  });
  useEffect(() => {
    if (subclass === undefined) return;
    /** Counts the loads; the result of an earlier one is ignored. */
    let turn = 0;
    const load = () => {
      const own = ++turn;
      const settle = (result: KindState) => {
        if (own === turn) setState({ subclass, result });
      };
      if (!isKnown(subclass)) return settle({ failed: true });
      loadForm(subclass, language).then(
        (kind) => settle({ kind }),
        () => settle({ failed: true }),
      );
    };
    load();
    // A kind that was saved is loaded again.
    const unsubscribe = useKindEdition.subscribe(load);
    return () => {
      turn++;
      unsubscribe();
    };
  }, [subclass, language]);
  return state.subclass === subclass ? state.result : { loading: true };
}

/** Loads a kind together with the parts that render its fields. */
async function loadForm(subclass: Subclass, language: string | undefined): Promise<Kind> {
  const kind = await loadShownKind(subclass, language);
  await loadFieldParts(kind.definition);
  return kind;
}
