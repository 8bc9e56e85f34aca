import type { JobMessage, ReportMessage } from './ImportJob.ts';
import { OpenFiles } from './OpenFiles.ts';
import { serveJob } from './serveJob.ts';

const opened = new OpenFiles();

// The page terminates the worker when the files are no longer needed.
self.addEventListener('message', ({ data: { id, job } }: MessageEvent<JobMessage>) => {
  const report = (answer: ReportMessage['report']) => self.postMessage({ id, report: answer } satisfies ReportMessage);
  serveJob(job, report, opened).catch((error: unknown) => {
    // Thrown outside the promise, so that it reaches the page as the worker's 'error' event.
    setTimeout(() => {
      throw error;
    });
  });
});
