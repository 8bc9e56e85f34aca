import { useEffect, useState } from 'react';
import { loadKind } from '#generated/kinds.ts';
import { isKnown } from '#library/getKindLook.ts';
import { useKindEdition } from '#library/kindEdition.ts';
import type { Kind } from '#model/Kind.ts';

export type KindState = { kind: Kind } | { failed: true } | { loading: true };

/** The form of a kind, fetched when it is first needed; unknown kinds and lost connections fail. */
export function useKind(subclass: string | undefined): KindState {
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
      loadKind[subclass]().then(
        (kind) => settle({ kind }),
        () => settle({ failed: true }),
      );
    return () => {
      isCurrent = false;
    };
  }, [subclass, edition]);
  return state.subclass === subclass ? state.result : { loading: true };
}
