import type { ImportJob, JobReport } from './ImportJob.ts';

/** Runs a job in a worker and returns a function that cancels it; `onError` is called if the worker itself crashes. */
export function startJob(
  job: ImportJob,
  { onReport, onError }: { onReport: (report: JobReport) => void; onError: () => void },
): () => void {
  const worker = new Worker(new URL('./importWorker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<JobReport>) => {
    if (data.type === 'done' || data.type === 'failed' || data.type === 'recognised') worker.terminate();
    onReport(data);
  });
  worker.addEventListener('error', () => {
    worker.terminate();
    onError();
  });
  worker.postMessage(job);
  return () => worker.terminate();
}
