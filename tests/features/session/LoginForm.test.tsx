// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LoginForm } from '#features/session/LoginForm.tsx';
import { useLoadingStore } from '#ui/loadingStore.ts';
import { useToastStore } from '#ui/toastStore.ts';

const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Login' }));

afterEach(cleanup);

describe('the login form', () => {
  it('asks for an email address and a password', () => {
    render(<LoginForm onDone={() => {}} />);
    expect(screen.getByPlaceholderText('Enter your email')).toMatchObject({ type: 'email', required: true });
    expect(screen.getByPlaceholderText('Enter your password')).toMatchObject({ type: 'password', required: true });
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  });

  it.each([
    ['', ''],
    ['ada@example.com', ''],
    ['', 'secret1'],
    ['   ', 'secret1'],
  ])('cannot be submitted with "%s" and "%s"', (email, password) => {
    render(<LoginForm onDone={() => {}} />);
    type(/Email/, email);
    type(/Password/, password);
    expect(screen.getByRole('button', { name: 'Login' })).toMatchObject({ disabled: true });
  });

  it('shows errors on submit only, and focuses the first faulty field', () => {
    render(<LoginForm onDone={() => {}} />);
    type(/Email/, 'ada');
    type(/Password/, 'abc');
    expect(screen.queryByText('Please enter a valid email address')).toBeNull();
    submit();
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
    expect(screen.getByText('Password must be at least 6 characters')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(/Email/));
    expect(screen.getByLabelText(/Email/).getAttribute('aria-invalid')).toBe('true');
  });

  it('lists every error in one notice too, until it is corrected', async () => {
    render(<LoginForm onDone={() => {}} />);
    type(/Email/, 'ada');
    type(/Password/, 'abc');
    submit();
    const shown = () => useToastStore.getState().toasts.filter(({ title }) => title === 'Validation Error');
    const message = [
      'Please fix the following issues:',
      '• Email: Please enter a valid email address',
      '• Password: Password must be at least 6 characters',
    ].join('\n');
    expect(shown()).toMatchObject([{ type: 'error', persistent: true, message }]);
    type(/Email/, 'ada@example.com');
    expect(shown()).toMatchObject([{ message: 'Password: Password must be at least 6 characters' }]);
    type(/Password/, 'abcdef');
    expect(shown()).toEqual([]);
    submit();
    expect(shown()).toEqual([]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Login' })).toMatchObject({ disabled: false }));
  });

  it('removes a message when its field changes', () => {
    render(<LoginForm onDone={() => {}} />);
    type(/Email/, 'ada@example.com');
    type(/Password/, 'abc');
    submit();
    expect(screen.getByRole('button', { name: 'Login' })).toMatchObject({ disabled: true });
    type(/Password/, 'abcdef');
    expect(screen.queryByText('Password must be at least 6 characters')).toBeNull();
    expect(screen.getByRole('button', { name: 'Login' })).toMatchObject({ disabled: false });
  });

  it("reads 'Logging in...' while it is submitted, and shows a failure", async () => {
    render(<LoginForm onDone={() => {}} />);
    type(/Email/, 'ada@example.com');
    type(/Password/, 'abcdef');
    submit();
    expect(screen.getByRole('button', { name: 'Logging in...' })).toMatchObject({ disabled: true });
    expect(useLoadingStore.getState()).toMatchObject({ isLoading: true, loadingMessage: 'Logging in...' });
    // Nothing serves this page's address here.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Login' })).toMatchObject({ disabled: false }));
    expect(useLoadingStore.getState().isLoading).toBe(false);
    expect(useToastStore.getState().toasts[0]).toMatchObject({ type: 'error', title: 'Login Failed' });
    expect(screen.getByLabelText(/Password/)).toMatchObject({ value: 'abcdef' });
  });
});
