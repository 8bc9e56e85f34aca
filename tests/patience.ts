import { afterEach } from 'vitest';

// States stay once they are reached; a machine that is busy with other things reaches them later.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 60_000 });
  // The library does so by itself where it is imported, which happens once for all files of a worker.
  afterEach(cleanup);
}
