import { type RefObject, useEffect, useRef } from 'react';

/** True once the component has left the page, for what goes on after a call that it waits for. */
export function useIsGone(): RefObject<boolean> {
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return isGone;
}
