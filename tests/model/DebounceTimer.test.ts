import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DebounceTimer } from '#model/DebounceTimer.ts';

let pauses: number;
let timer: DebounceTimer;

beforeEach(() => {
  vi.useFakeTimers();
  pauses = 0;
  timer = new DebounceTimer({ delay: 300, now: () => Date.now(), onPause: () => pauses++ });
  return () => vi.useRealTimers();
});

describe('a delay after the last touch', () => {
  it('is called once, when it is over', () => {
    timer.touch();
    vi.advanceTimersByTime(299);
    expect(pauses).toBe(0);
    vi.advanceTimersByTime(1);
    expect(pauses).toBe(1);
    vi.advanceTimersByTime(5000);
    expect(pauses).toBe(1);
  });

  it('restarts with every touch, on one timer', () => {
    timer.touch();
    vi.advanceTimersByTime(200);
    timer.touch();
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(299);
    expect(pauses).toBe(0);
    vi.advanceTimersByTime(1);
    expect(pauses).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is called again after the next touch', () => {
    timer.touch();
    vi.advanceTimersByTime(300);
    timer.touch();
    vi.advanceTimersByTime(300);
    expect(pauses).toBe(2);
  });

  it('is not called once it was cancelled, until something is touched again', () => {
    timer.touch();
    timer.cancel();
    vi.advanceTimersByTime(1000);
    expect(pauses).toBe(0);
    timer.touch();
    vi.advanceTimersByTime(300);
    expect(pauses).toBe(1);
  });
});
