import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createBackground } from '#server/accounts/createBackground.ts';

it('work in the background is done before the end, and its failures are reported', async () => {
  const failures: unknown[] = [];
  const background = createBackground((error) => failures.push(error));
  let finish = () => {};
  let isDone = false;
  const work = new Promise<void>((resolve) => {
    finish = resolve;
  }).then(() => {
    isDone = true;
  });
  background.run(work);
  background.run(Promise.reject(new Error('no mail server')));
  const settled = background.settle(60_000);
  finish();
  await settled;
  expect(isDone).toBe(true);
  expect(failures).toEqual([new Error('no mail server')]);
});

it('endless work does not delay the end', async () => {
  const background = createBackground(() => {});
  background.run(new Promise(() => {}));
  await background.settle(1);
});

it('the end waits for work that is not done, and leaves no timer behind', async () => {
  const background = createBackground(() => {});
  let finish = () => {};
  background.run(
    new Promise<void>((resolve) => {
      finish = resolve;
    }),
  );
  const countTimers = () => process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length;
  const before = countTimers();
  let isSettled = false;
  const settled = background.settle(60_000).then(() => {
    isSettled = true;
  });
  await setImmediate();
  expect(isSettled).toBe(false);
  finish();
  await settled;
  expect(countTimers()).toBeLessThanOrEqual(before);
});
