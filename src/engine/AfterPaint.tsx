import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

const IsPainted = createContext(true);

interface PaintInStepsProps {
  /** Called after each of the two steps is painted; `isWhole` is true for the second one. */
  onPainted?: ((isWhole: boolean) => void) | undefined;
  children: ReactNode;
}

/** Paints its children in two steps: first everything outside an `AfterPaint`, then its contents as well. */
export function PaintInSteps({ onPainted, children }: PaintInStepsProps) {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => onPainted?.(isPainted), [isPainted, onPainted]);
  useEffect(() => {
    const finish = () => setIsPainted(true);
    let afterFrame: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      afterFrame = setTimeout(finish);
    });
    // A page in the background has no frames.
    const anyway = setTimeout(finish, LONGEST_WAIT);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(afterFrame);
      clearTimeout(anyway);
    };
  }, []);
  return <IsPainted value={isPainted}>{children}</IsPainted>;
}

/** Renders its children after the first paint, so that they don't delay it. */
export function AfterPaint({ children }: { children: ReactNode }) {
  return useContext(IsPainted) ? children : null;
}

/** Milliseconds after which the second step comes even without a frame. */
const LONGEST_WAIT = 100;
