import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// jsdom has no canvas and no layout, which the chart needs.
const context = new Proxy({}, { get: () => () => ({ width: 0 }), set: () => true });
Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { value: () => context });

class Path {
  moveTo() {}
  lineTo() {}
  arc() {}
  rect() {}
  closePath() {}
  addPath() {}
}

class SizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(globalThis, {
  Path2D: Path,
  ResizeObserver: SizeObserver,
  matchMedia: () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }),
});

afterEach(cleanup);
