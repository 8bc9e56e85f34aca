// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { lazyChart } from '#widgets/lazyChart.ts';
import './setup.ts';

const Line = ({ of }: { of: string }) => <p>The line of {of}</p>;

describe('a chart that is loaded when it is first shown', () => {
  it('is shown with its properties', async () => {
    const Chart = lazyChart(async () => Line);
    render(<Chart of="power" />, { wrapper: Suspense });
    await screen.findByText('The line of power');
  });

  it('is replaced by a note if it cannot be loaded', async () => {
    const Chart = lazyChart<{ of: string }>(() => Promise.reject(new TypeError('Failed to fetch')));
    render(<Chart of="power" />, { wrapper: Suspense });
    await screen.findByText('The chart could not be loaded. The table works without it.');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  });
});
