import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** Stubs scrolling and CSS.escape, which jsdom lacks, in each test of a file; row ids need no escaping. */
export function stubLayout(): void {
  beforeEach(() => {
    vi.stubGlobal('CSS', { escape: (text: string) => text });
    Element.prototype.scrollIntoView = () => {};
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
}
