import { expect, it, vi } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import { form } from '#generated/forms/project.ts';
import { DraftStore } from '#model/DraftStore.ts';
import { NameCheck } from '#records/NameCheck.ts';
import { Submission, type TakeStored } from '#records/Submission.ts';

it('sends what was entered and takes what is stored as the original', async () => {
  const { store, attempt, phases } = start();
  store.type('name', 'North');
  await attempt({ send: async (take) => take({ name: 'North', description: '' }) });
  expect(phases).toEqual(['checking', 'sending', 'settled']);
  expect(store.original('name')).toBe('North');
  expect(store.form().changed).toEqual([]);
});

it('what is typed while it is being sent stays, as a change of what is stored', async () => {
  const { store, attempt } = start();
  store.type('name', 'North');
  await attempt({
    send: async (take) => {
      store.type('description', 'Typed meanwhile');
      take({ name: 'North (stored)', description: '' });
    },
  });
  expect(store.allTexts()).toMatchObject({ name: 'North (stored)', description: 'Typed meanwhile' });
  expect(store.form().changed).toEqual(['description']);
});

it('nothing is sent while a field is faulty, and the first one is focused', async () => {
  const { store, submission, attempt, faults, send } = start();
  store.type('name', '');
  await attempt();
  expect(submission.getState()).toEqual({ phase: 'invalid', fault: 'name' });
  expect(faults).toEqual(['name']);
  expect(send).not.toHaveBeenCalled();
});

it('only the fields of this step have to be right', async () => {
  const { store, attempt, send } = start();
  store.type('name', '');
  await attempt({ fields: ['description'] });
  expect(send).toHaveBeenCalledOnce();
});

it('nothing is sent twice at once', async () => {
  const { attempt, submission, send, holdSend } = start();
  const answer = holdSend();
  const first = attempt();
  await attempt();
  expect(submission.isBusy).toBe(true);
  answer();
  await first;
  expect(send).toHaveBeenCalledOnce();
  expect(submission.isBusy).toBe(false);
});

it('waits for the check of the name, and does not send a taken one', async () => {
  const { attempt, phases, faults, send, typeName } = start();
  const answer = typeName('Taken');
  const tried = attempt();
  expect(phases).toEqual(['checking']);
  answer([{ id: 'other' }]);
  await tried;
  expect(phases).toEqual(['checking', 'invalid']);
  expect(faults).toEqual(['name']);
  expect(send).not.toHaveBeenCalled();
});

it.each([
  ['leaves the form', ({ leave }: Started) => leave()],
  ['goes elsewhere in it', ({ submission }: Started) => submission.giveUp()],
])('nothing is sent for a person who %s during the check of the name', async (_what, go) => {
  const started = start();
  const answer = started.typeName('Free');
  const tried = started.attempt();
  go(started);
  answer([]);
  await tried;
  expect(started.send).not.toHaveBeenCalled();
  expect(started.phases).toEqual(['checking', 'idle']);
});

it('a call under way continues when the form is left', async () => {
  const { attempt, submission, leave, holdSend } = start();
  const answer = holdSend();
  const tried = attempt();
  leave();
  answer();
  await tried;
  expect(submission.getState()).toEqual({ phase: 'settled' });
  expect(submission.isOpen).toBe(false);
});

it.each([
  ['at the field that it names', { name: 'Too common' }, { fault: 'name', line: undefined }],
  ['as a line where it names none', {}, { fault: undefined, line: 'Out of order' }],
  [
    'as a line where the form does not show its field',
    { owner: 'Unknown' },
    { fault: undefined, line: 'owner: Unknown' },
  ],
  ['at both places', { name: 'Too common', owner: 'Unknown' }, { fault: 'name', line: 'owner: Unknown' }],
])("the server's message is shown %s", async (_where, fields, expected) => {
  const { attempt, submission, faults, onFailed, store } = start();
  const error = new ApiError({ message: 'Out of order', status: 400 });
  await attempt({ send: () => Promise.reject(error), explain: () => ({ fields, line: error.message }) });
  expect(submission.getState()).toEqual({ phase: 'failed', ...expected });
  expect(faults).toEqual(expected.fault ? [expected.fault] : []);
  expect(store.snapshot('name').shownError).toBe(expected.fault && 'Too common');
  expect(onFailed).toHaveBeenCalledExactlyOnceWith(error);
});

it('a retry sends again, despite earlier errors at its fields', async () => {
  const { attempt, submission, send } = start();
  const taken = new ApiError({ message: 'Refused', status: 400 });
  send.mockRejectedValueOnce(taken);
  await attempt({ explain: () => ({ fields: { name: 'Name must be unique' }, line: '' }) });
  await attempt();
  expect(send).toHaveBeenCalledOnce();
  await submission.retry();
  expect(send).toHaveBeenCalledTimes(2);
  expect(submission.getState()).toEqual({ phase: 'settled' });
});

it('an outdated message of a failure disappears; the faulty field stays marked', async () => {
  const { attempt, submission } = start();
  const explain = () => ({ fields: { name: 'Too common', owner: 'Unknown' }, line: '' });
  await attempt({ send: () => Promise.reject(new Error('Refused')), explain });
  submission.dismissLine();
  expect(submission.getState()).toEqual({ phase: 'failed', fault: 'name', line: undefined });
});

it('a version that someone else has replaced is a conflict, which waits for a decision', async () => {
  const { attempt, submission, send, onFailed } = start();
  send.mockRejectedValueOnce(new ApiError({ message: 'Changed', status: 412 }));
  await attempt({ readTheirs: async () => 'theirs' });
  expect(submission.getState()).toEqual({ phase: 'conflict', theirs: 'theirs' });
  expect(onFailed).not.toHaveBeenCalled();
  await attempt();
  expect(send).toHaveBeenCalledOnce();
  submission.reset();
  await attempt();
  expect(send).toHaveBeenCalledTimes(2);
});

it('a conflict whose other version cannot be read is a failure', async () => {
  const { attempt, submission } = start();
  await attempt({
    send: () => Promise.reject(new ApiError({ message: 'Changed', status: 412 })),
    readTheirs: () => Promise.reject(new ApiError({ message: 'Out of order', status: 503 })),
  });
  expect(submission.getState()).toEqual({ phase: 'failed', fault: undefined, line: 'Out of order' });
});

type Started = ReturnType<typeof start>;

function start() {
  const store = new DraftStore({ kind: form, mode: 'edit', values: { name: 'Ridge', description: '' } });
  const submission = new Submission<string>(store);
  const leave = submission.open();
  const phases: string[] = [];
  submission.subscribe(() => phases.push(submission.getState().phase));
  const faults: string[] = [];
  const send = vi.fn(async (_take: TakeStored): Promise<void> => {});
  const onFailed = vi.fn();
  const find = vi.fn(async (): Promise<{ id: string }[]> => []);
  const names = new NameCheck(store, { find });
  names.start();
  const attempt = (over: Partial<Parameters<typeof submission.attempt>[0]> = {}) =>
    submission.attempt({
      names,
      send,
      explain: (error) => ({ fields: {}, line: error.message }),
      onFault: (field) => faults.push(field),
      onFailed,
      ...over,
    });
  /** Holds the look-up of the name until the returned function answers it. */
  const typeName = (name: string) => {
    let answer = (_matches: { id: string }[]) => {};
    find.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    store.type('name', name);
    return answer;
  };
  /** Holds the call until the returned function answers it. */
  const holdSend = () => {
    let answer = () => {};
    send.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    return answer;
  };
  return { store, submission, attempt, leave, phases, faults, send, onFailed, typeName, holdSend };
}
