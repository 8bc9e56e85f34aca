import { useEffect, useState } from 'react';
import { loadFieldParts } from '#engine/fieldParts.tsx';
import type { Subclass } from '#generated/kinds.ts';
import { isKnown } from '#library/getKindLook.ts';
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
  const edition = useKindEdition();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a kind that was saved is read again
  useEffect(() => {
    if (subclass === undefined) return;
    let isCurrent = true;
    const settle = (result: KindState) => {
      if (isCurrent) setState({ subclass, result });
    };
    if (!isKnown(subclass)) settle({ failed: true });
    else
      loadForm(subclass, language).then(
        (kind) => settle({ kind }),
        () => settle({ failed: true }),
      );
    return () => {
      isCurrent = false;
    };
  }, [subclass, language, edition]);
  return state.subclass === subclass ? state.result : { loading: true };
}

/** Loads a kind together with the parts that render its fields. */
async function loadForm(subclass: Subclass, language: string | undefined): Promise<Kind> {
  const kind = await loadShownKind(subclass, language);
  await loadFieldParts(kind.definition);
  return kind;
}
