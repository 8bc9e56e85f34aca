import type { ImportJob, JobReport } from './ImportJob.ts';
import { serveJob } from './serveJob.ts';

// The page sends one job per worker, and terminates the worker when the job has ended or is cancelled.
self.addEventListener('message', ({ data }: MessageEvent<ImportJob>) => {
  const report = (answer: JobReport) => self.postMessage(answer);
  serveJob(data, report).catch((error: unknown) => {
    // Thrown outside the promise, so that it reaches the page as the worker's 'error' event.
    setTimeout(() => {
      throw error;
    });
  });
});
