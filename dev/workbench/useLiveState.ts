import { useEffect, useState } from 'react';
import { HELLO, type LiveState, STATE } from '../page/LiveState.ts';

/** Returns the findings of the development server at the last save. */
export function useLiveState(): LiveState {
  const [state, setState] = useState<LiveState>({ findings: [], corrected: [], edition: 0, kinds: [] });
  useEffect(() => {
    import.meta.hot?.on(STATE, setState);
    import.meta.hot?.send(HELLO);
    return () => import.meta.hot?.off(STATE, setState);
  }, []);
  return state;
}
