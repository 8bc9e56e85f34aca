import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RestTimer } from '#model/RestTimer.ts';

let rested: number;
let timer: RestTimer;

beforeEach(() => {
  vi.useFakeTimers();
  rested = 0;
  timer = new RestTimer({ rest: 300, now: () => Date.now(), onRest: () => rested++ });
  return () => vi.useRealTimers();
});

describe('a rest after the last touch', () => {
  it('is called once, when it is over', () => {
    timer.touch();
    vi.advanceTimersByTime(299);
    expect(rested).toBe(0);
    vi.advanceTimersByTime(1);
    expect(rested).toBe(1);
    vi.advanceTimersByTime(5000);
    expect(rested).toBe(1);
  });

  it('restarts with every touch, on one timer', () => {
    timer.touch();
    vi.advanceTimersByTime(200);
    timer.touch();
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(299);
    expect(rested).toBe(0);
    vi.advanceTimersByTime(1);
    expect(rested).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is called again after the next touch', () => {
    timer.touch();
    vi.advanceTimersByTime(300);
    timer.touch();
    vi.advanceTimersByTime(300);
    expect(rested).toBe(2);
  });

  it('is not called once it was cancelled, until something is touched again', () => {
    timer.touch();
    timer.cancel();
    vi.advanceTimersByTime(1000);
    expect(rested).toBe(0);
    timer.touch();
    vi.advanceTimersByTime(300);
    expect(rested).toBe(1);
  });
});
