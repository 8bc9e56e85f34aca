import { describe, expect, it } from 'vitest';
import { ApiError, readErrorBody } from '#api/ApiError.ts';
import {
  actionFailure,
  createFailure,
  createNotice,
  deleteFailure,
  nameFailure,
  saveFailure,
} from '#records/failures.ts';

const refused = (status: number, body?: unknown) => readErrorBody({ status, statusText: 'Status text', body });
const CUT_OFF = new ApiError({ message: 'Request timeout', isCutOff: true });
const WORDLESS = new ApiError({ message: '' });
const DENIED = { title: 'Access Denied', message: 'You do not have permission to perform this action' };

describe('a save that failed', () => {
  it.each<[string, unknown, string, { title: string; message: string }]>([
    [
      'with the words of a refusal',
      refused(400, { message: 'Too many' }),
      'Too many',
      { title: 'Validation Error', message: 'Too many' },
    ],
    [
      'without any words in a refusal',
      refused(400),
      'Invalid data provided',
      { title: 'Validation Error', message: 'Status text' },
    ],
    [
      'on the server',
      refused(502, { message: 'Bad gateway' }),
      'Bad gateway',
      { title: 'Error', message: 'Bad gateway' },
    ],
    ['for lack of a right', refused(403, { message: 'It is locked' }), 'It is locked', DENIED],
    ['without an answer', CUT_OFF, 'Request timeout', { title: 'Save Failed', message: 'Request timeout' }],
    ['without a word', WORDLESS, 'Failed to save changes', { title: 'Save Failed', message: '' }],
  ])('%s', (_how, error, line, notice) => {
    expect(saveFailure(error)).toEqual({ line, notice });
  });
});

describe('a create that failed', () => {
  const creationFailed = (message: string) => ({ title: 'Creation failed', message });
  it.each<[string, unknown, Record<string, string>, { title: string; message: string }]>([
    ['on its name', refused(409, { detail: 'Taken' }), { name: 'Taken' }, creationFailed('Taken')],
    ['on a name without words', refused(400), { name: 'Name must be unique' }, creationFailed('Name must be unique')],
    [
      'on another field',
      refused(400, { error: 'Invalid', errors: { capacity: ['Too big'] } }),
      { capacity: 'Too big' },
      creationFailed('Invalid'),
    ],
    ['without an answer', CUT_OFF, {}, creationFailed('Request timeout')],
    ['for lack of a right', refused(403, { message: 'No' }), {}, DENIED],
    ['without a word', WORDLESS, {}, creationFailed('Unable to create component')],
  ])('%s', (_how, error, fields, notice) => {
    expect(createFailure({ error, templates: false })).toEqual({ fields, notice });
  });

  it('of a template names the template without a message of the server', () => {
    expect(createFailure({ error: WORDLESS, templates: true }).notice.message).toBe(
      'Unable to create component template',
    );
  });
});

describe('a duplicate that failed', () => {
  it.each<[string, unknown, object]>([
    [
      'on its name',
      refused(400, { error: 'Invalid', details: [{ field: 'name', value: 'A', message: 'Taken' }] }),
      { name: 'Taken' },
    ],
    [
      'on another field',
      refused(400, { error: 'Invalid', details: [{ field: 'id', message: 'Bad' }] }),
      { message: 'Invalid' },
    ],
    ['with the words of the answer', refused(404, { message: 'Gone', status: 404 }), { message: 'Gone' }],
    ['without words', refused(500), { message: 'Failed to duplicate' }],
    ['without an answer', CUT_OFF, { message: 'Failed to duplicate' }],
  ])('%s', (_how, error, said) => {
    expect(nameFailure(error, 'Failed to duplicate')).toEqual(said);
  });
});

describe('a delete that failed', () => {
  it.each([
    [false, 'Unable to delete the component.'],
    [true, 'Unable to delete the component template.'],
  ])('of templates: %s', (templates, message) => {
    expect(deleteFailure({ error: refused(500), templates })).toEqual({ title: 'Delete failed', message });
    expect(deleteFailure({ error: refused(403), templates })).toEqual(DENIED);
    const changed = new ApiError({ message: 'It was changed elsewhere.', status: 412 });
    expect(deleteFailure({ error: changed, templates }).message).toBe(`${message}\nIt was changed elsewhere.`);
  });
});

describe('what fails on the server', () => {
  const reference = 'a1b2c3d4-e5f6';
  const error = refused(500, { message: 'Trace', status: 500, request_id: reference });
  it.each([
    ['a save', saveFailure(error).notice],
    ['a create', createFailure({ error, templates: false }).notice],
    ['a delete', deleteFailure({ error, templates: false })],
    ['an action', actionFailure(error)],
    ['an action with words of its own', createNotice(error, { title: 'Remove failed', message: 'Disk full' })],
  ])('has the reference for the operator in the notice of %s', (_what, notice) => {
    expect(notice).toMatchObject({ reference });
  });
});

describe('any other action that failed', () => {
  it.each<[string, unknown, { title: string; message: string }]>([
    ['is told by its status', refused(404), { title: 'Not Found', message: 'The requested resource was not found' }],
    ['is told as it happened', CUT_OFF, { title: 'Action failed', message: 'Request timeout' }],
    ['has words where nothing is known', undefined, { title: 'Action failed', message: 'An error occurred' }],
  ])('%s', (_how, error, notice) => {
    expect(actionFailure(error)).toEqual(notice);
  });
});
