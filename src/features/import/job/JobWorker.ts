import type { ImportJob, JobMessage, JobReport, ReportMessage } from './ImportJob.ts';

/** A worker that keeps the files of its jobs open; only the newest job is listened to. */
export class JobWorker {
  readonly #worker = new Worker(new URL('./importWorker.ts', import.meta.url), { type: 'module' });
  #newest = 0;
  #onReport: (report: JobReport) => void = () => undefined;

  /** `onError` is called if the worker itself crashes. */
  constructor(onError: () => void) {
    this.#worker.addEventListener('message', ({ data: { id, report } }: MessageEvent<ReportMessage>) => {
      if (id === this.#newest) this.#onReport(report);
    });
    this.#worker.addEventListener('error', () => {
      this.end();
      onError();
    });
  }

  run(job: ImportJob, onReport: (report: JobReport) => void): void {
    this.#onReport = onReport;
    this.#worker.postMessage({ id: ++this.#newest, job } satisfies JobMessage);
  }

  end(): void {
    this.#newest++;
    this.#worker.terminate();
  }
}
