// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { RetryButton } from '#ui/RetryButton.tsx';

afterEach(cleanup);

it('Retry leaves the focus beside the message that is removed with it', () => {
  let tries = 0;
  render(
    <main tabIndex={-1}>
      <RetryButton
        onRetry={async () => {
          tries++;
        }}
      />
    </main>,
  );
  const button = screen.getByRole('button', { name: 'Retry' });
  button.focus();
  fireEvent.click(button);
  expect(tries).toBe(1);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
