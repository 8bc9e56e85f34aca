import { beforeEach, expect, it, vi } from 'vitest';
import { Persistence } from '#model/Persistence.ts';
import { readTexts } from '#model/readTexts.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

it('writes within 300 ms of a key, however fast the next ones come', () => {
  let text = '';
  let written = '';
  const persistence = new Persistence(() => {
    written = text;
  });
  for (let key = 0; key < 100; key++) {
    text += 'x';
    persistence.touch();
    vi.advanceTimersByTime(50);
    expect(text.length - written.length).toBeLessThan(300 / 50);
  }
  vi.advanceTimersByTime(300);
  expect(written).toBe(text);
});

it('writes at once where the page goes, and not again', () => {
  const write = vi.fn();
  const persistence = new Persistence(write);
  persistence.flush();
  expect(write).not.toHaveBeenCalled();
  persistence.touch();
  persistence.flush();
  expect(write).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(write).toHaveBeenCalledTimes(1);
  persistence.touch();
  persistence.cancel();
  vi.advanceTimersByTime(1000);
  expect(write).toHaveBeenCalledTimes(1);
});

it.each([
  [undefined, {}],
  ['text', {}],
  [['a'], {}],
  [
    { name: 'Rig', lifetime: 4, locked: null, toString: 'x' },
    { name: 'Rig', toString: 'x' },
  ],
])('of %j only texts are read', (kept, texts) => {
  expect({ ...readTexts(kept) }).toEqual(texts);
});
