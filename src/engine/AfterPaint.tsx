import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

const IsPainted = createContext(true);

/** Around what is painted in two steps: first all but what stands in an `AfterPaint`, then that as well. */
export function PaintInSteps({ children }: { children: ReactNode }) {
  const [isPainted, setIsPainted] = useState(false);
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

/** What holds up no first paint: it is drawn in the frame after. */
export function AfterPaint({ children }: { children: ReactNode }) {
  return useContext(IsPainted) ? children : null;
}

/** Milliseconds. */
const LONGEST_WAIT = 100;
