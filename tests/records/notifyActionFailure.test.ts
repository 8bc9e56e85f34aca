import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import { notifyActionFailure, notifyRefusal } from '#records/notifyActionFailure.ts';
import { toasts, useToastStore } from '#ui/toastStore.ts';

const NOTICE = { title: 'Remove failed', message: 'Disk full' };
const DENIED = { title: 'Access Denied', message: 'You do not have permission to perform this action' };

afterEach(() => toasts.clearAll());

const shown = () => useToastStore.getState().toasts;
const failed = (status: number) => new ApiError({ message: 'Disk full', status });

describe('the notice of a failed action', () => {
  it.each([
    [0, NOTICE, true],
    [400, NOTICE, false],
    [403, DENIED, true],
    [404, NOTICE, false],
    [409, NOTICE, false],
    [412, NOTICE, false],
    [429, NOTICE, true],
    [500, NOTICE, true],
    [503, NOTICE, true],
  ])('of status %i offers Retry where trying again may help', (status, notice, offersRetry) => {
    const retry = vi.fn();
    notifyActionFailure({ error: failed(status), notice: NOTICE, retry });
    expect(shown()).toMatchObject([{ ...notice, type: 'error', persistent: true }]);
    expect(shown()[0]?.actions.map(({ label }) => label)).toEqual(offersRetry ? ['Retry'] : []);
    shown()[0]?.actions[0]?.action();
    expect(retry).toHaveBeenCalledTimes(offersRetry ? 1 : 0);
  });
});

test('a form shows its own failures, but a refusal is a notice as well', () => {
  const retry = vi.fn();
  notifyRefusal(failed(500), retry);
  expect(shown()).toEqual([]);
  notifyRefusal(failed(403), retry);
  expect(shown()).toMatchObject([DENIED]);
});
