// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import { form } from '#generated/forms/reset-password.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { SmallForm } from '#records/SmallForm.tsx';
import { useSmallForm } from '#records/useSmallForm.ts';

afterEach(cleanup);

const RIGHT = 'Windmill7';

describe('a small form', () => {
  it('sends nothing invalid, shows errors at the fields, and focuses the first of them', async () => {
    const { sent, submit, input } = show();
    await submit();
    expect(sent).toEqual([]);
    expect(screen.getAllByText('This field is required')).toHaveLength(2);
    expect(document.activeElement).toBe(input('password'));
  });

  it('sends what was entered, with values that have no field', async () => {
    const { sent, submit, enter } = show();
    enter(RIGHT);
    await submit();
    expect(sent).toEqual([{ token: 'abc', password: RIGHT, confirmPassword: RIGHT }]);
  });

  it('is not sent twice at once', async () => {
    const { sent, submit, enter } = show(() => new Promise(() => {}));
    enter(RIGHT);
    await submit();
    await submit();
    expect(sent).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Sending' })).toBeTruthy();
  });

  it.each([
    ['at the field that it names', { errors: { password: ['Too common'] } }, ['Too common'], []],
    ['above the buttons where it names none', { message: 'Too many attempts' }, [], ['Too many attempts']],
    ['above the buttons where its field is not shown', { errors: { token: ['Expired'] } }, [], ['Link: Expired']],
    ['at both places', { errors: { password: ['Too common'], token: ['Expired'] } }, ['Too common'], ['Link: Expired']],
  ])("shows the server's message %s", async (_where, data, atFields, above) => {
    const { submit, enter, input } = show(() => {
      throw new ApiError({ status: 400, message: 'message' in data ? data.message : 'Validation Error', data });
    });
    enter(RIGHT);
    await submit();
    for (const message of atFields) {
      expect(input('password').getAttribute('aria-describedby')?.split(' ')).toContain(screen.getByText(message).id);
      expect(document.activeElement).toBe(input('password'));
    }
    expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual(above);
    expect(input('password').value).toBe(RIGHT);
  });

  it('can be sent again after a failure, which is then forgotten', async () => {
    let fails = true;
    const { sent, submit, enter } = show(() => {
      if (fails) throw new TypeError('Failed to fetch');
    });
    enter(RIGHT);
    await submit();
    expect(screen.getByRole('alert').textContent).toBe('The server could not be reached');
    fails = false;
    await submit();
    expect(sent).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

function show(answer: () => unknown = () => {}) {
  const sent: FieldValues[] = [];
  const { container } = render(
    <Sample
      send={async (values) => {
        sent.push(values);
        await answer();
      }}
    />,
  );
  const input = (name: string) => {
    const found = container.querySelector<HTMLInputElement>(`[data-field="${name}"] input`);
    if (!found) throw new Error(`There is no ${name}`);
    return found;
  };
  const enter = (text: string) => {
    for (const name of ['password', 'confirmPassword']) fireEvent.input(input(name), { target: { value: text } });
  };
  const submit = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Send/ })));
  return { sent, submit, enter, input };
}

function Sample({ send }: { send: (values: FieldValues) => Promise<void> }) {
  const { submitting, ...sample } = useSmallForm({ form, values: { token: 'abc' }, send });
  return (
    <SmallForm form={sample}>
      <button type="submit">{submitting ? 'Sending' : 'Send'}</button>
    </SmallForm>
  );
}
