import { type ReactNode, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';

let root: Root | undefined;

/**
 * Renders into an emptied page; resolves with the milliseconds of work until its first frame has been painted: script,
 * style, layout and paint. The wait for the display between script and frame is left out: it is random, up to a 60th of
 * a second, and would hide the differences between contestants.
 */
export async function mountToPaint(content: () => ReactNode): Promise<number> {
  await unmount();
  const container = document.body.appendChild(document.createElement('div'));
  const mounted = createRoot(container);
  root = mounted;
  const begin = performance.now();
  return new Promise((resolve) => {
    const watch = () => {
      let rendered = Number.POSITIVE_INFINITY;
      // The effects of a commit run in the task after it.
      nextTask(() =>
        nextTask(() => {
          rendered = performance.now();
        }),
      );
      requestAnimationFrame(() => {
        const frame = performance.now();
        // A message that is sent from within a frame arrives after that frame has been painted.
        nextTask(() => {
          const end = performance.now();
          resolve(rendered < frame ? rendered - begin + (end - frame) : end - begin);
        });
      });
    };
    mounted.render(<Committed onCommit={watch}>{content()}</Committed>);
  });
}

// The emptied page gets its own frame, which must end before the next content is rendered.
async function unmount(): Promise<void> {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
  await new Promise((painted) => requestAnimationFrame(painted));
  await new Promise((rested) => setTimeout(rested, REST));
}

/** In milliseconds. */
const REST = 50;

function Committed({ onCommit, children }: { onCommit: () => void; children: ReactNode }) {
  useLayoutEffect(onCommit, [onCommit]);
  return children;
}

function nextTask(run: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = run;
  port2.postMessage(undefined);
}
