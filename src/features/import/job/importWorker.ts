import type { ImportJob, JobReport } from './ImportJob.ts';
import { serveJob } from './serveJob.ts';

// The page sends one job and ends the worker, also to cancel the job.
self.addEventListener('message', ({ data }: MessageEvent<ImportJob>) => {
  const report = (answer: JobReport) => self.postMessage(answer);
  serveJob(data, report).catch((error: unknown) => {
    // Thrown where no promise waits, it reaches the page as the worker's error.
    setTimeout(() => {
      throw error;
    });
  });
});
