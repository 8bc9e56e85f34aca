import { expect, it } from 'vitest';
import { CallsUnderWay } from '#server/accounts/CallsUnderWay.ts';

it('a call counts for each of its keys until it ends', () => {
  const calls = new CallsUnderWay();
  calls.begin(['ada@grid.example', '192.0.2.1']);
  calls.begin(['192.0.2.1']);
  expect([calls.count('ada@grid.example'), calls.count('192.0.2.1'), calls.count('other')]).toEqual([1, 2, 0]);
  calls.end(['ada@grid.example', '192.0.2.1']);
  expect([calls.count('ada@grid.example'), calls.count('192.0.2.1'), calls.ended]).toEqual([0, 1, 1]);
  calls.end(['192.0.2.1']);
  expect([calls.count('192.0.2.1'), calls.ended]).toEqual([0, 2]);
});

it('every waiting call resumes when one ends, and only once', async () => {
  const calls = new CallsUnderWay();
  const resumed: string[] = [];
  const first = calls.next().then(() => resumed.push('first'));
  const second = calls.next().then(() => resumed.push('second'));
  await Promise.resolve();
  expect(resumed).toEqual([]);
  calls.end([]);
  await Promise.all([first, second]);
  const third = calls.next().then(() => resumed.push('third'));
  await Promise.resolve();
  expect(resumed).toEqual(['first', 'second']);
  calls.end([]);
  await third;
  expect(resumed).toEqual(['first', 'second', 'third']);
});

it('fifty waiting calls are a crowd, which leaves when a call ends', () => {
  const calls = new CallsUnderWay();
  for (let waiting = 0; waiting < 49; waiting++) void calls.next();
  expect(calls.isCrowded).toBe(false);
  void calls.next();
  expect(calls.isCrowded).toBe(true);
  calls.end([]);
  expect(calls.isCrowded).toBe(false);
});
