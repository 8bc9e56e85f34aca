import { type ReactNode, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';

let root: Root | undefined;

/** Renders into an emptied page; resolves with the milliseconds until the frame with it has been painted. */
export async function mountToPaint(content: () => ReactNode): Promise<number> {
  unmount();
  const container = document.body.appendChild(document.createElement('div'));
  const mounted = createRoot(container);
  root = mounted;
  const begin = performance.now();
  await new Promise<void>((painted) => {
    mounted.render(<Committed onCommit={() => afterPaint(painted)}>{content()}</Committed>);
  });
  return performance.now() - begin;
}

function unmount(): void {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
}

function Committed({ onCommit, children }: { onCommit: () => void; children: ReactNode }) {
  useLayoutEffect(onCommit, [onCommit]);
  return children;
}

// A message that is sent from within a frame arrives after that frame has been painted.
function afterPaint(painted: () => void): void {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => painted();
    port2.postMessage(undefined);
  });
}
