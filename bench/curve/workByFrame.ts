/** The part of Chromium's trace format that is read here. */
export interface Trace {
  traceEvents: TraceEvent[];
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  /** In microseconds; `tdur` is the processor's time, which the other work of a machine does not lengthen. */
  dur?: number;
  tdur?: number;
}

/** Returns, for each frame that the page drew, the milliseconds that its main thread worked. */
export function workByFrame(events: readonly TraceEvent[]): number[] {
  const painted = events.filter(({ name }) => name === FRAME);
  const [first] = painted;
  if (!first) return [];
  const own = events.filter(({ pid, tid }) => pid === first.pid && tid === first.tid);
  const tasks = own.filter(({ name, ph }) => name === TASK && ph === 'X').sort((a, b) => a.ts - b.ts);
  const frames: number[] = [];
  let work = 0;
  for (const { ts, dur = 0, tdur = 0 } of tasks) {
    work += tdur / 1000;
    if (!painted.some((frame) => frame.ts >= ts && frame.ts <= ts + dur)) continue;
    frames.push(work);
    work = 0;
  }
  return frames;
}

/** The event of a thread's task, and the step that occurs once per frame. */
const TASK = 'ThreadControllerImpl::RunTask';
const FRAME = 'PrePaint';
