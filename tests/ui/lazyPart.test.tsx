// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyPart } from '#ui/lazyPart.tsx';
import { useToastStore } from '#ui/toastStore.ts';

afterEach(cleanup);

const Chart = ({ of }: { of: string }) => <p>The chart of {of}</p>;

describe('a part that is loaded by need', () => {
  it('is drawn at once where it was loaded before', async () => {
    const Part = lazyPart(async () => Chart);
    await Part.preload();
    render(<Part of="power" />);
    expect(screen.getByText('The chart of power')).toBeTruthy();
  });

  it('stays the same while it is shown, however it came', async () => {
    const Part = lazyPart(async () => Chart);
    const draw = (of: string) => (
      <Suspense>
        <Part of={of} />
      </Suspense>
    );
    const { rerender } = render(draw('power'));
    const chart = await screen.findByText('The chart of power');
    await Part.preload();
    rerender(draw('torque'));
    expect(screen.getByText('The chart of torque')).toBe(chart);
  });

  it('is loaded when it is shown where it could not be loaded in advance', async () => {
    const load = vi.fn<() => Promise<typeof Chart>>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const Part = lazyPart(load.mockResolvedValue(Chart));
    await Part.preload();
    expect(useToastStore.getState().toasts).toEqual([]);
    render(<Part of="power" />, { wrapper: Suspense });
    await screen.findByText('The chart of power');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('says so where it cannot be loaded', async () => {
    const Part = lazyPart<{ of: string }>(() => Promise.reject(new TypeError('Failed to fetch')));
    render(<Part of="power" />, { wrapper: Suspense });
    await vi.waitFor(() => expect(useToastStore.getState().toasts).toHaveLength(1));
    expect(useToastStore.getState().toasts[0]).toMatchObject({
      title: 'Failed to load data',
      message: 'Part of this page could not be loaded.',
    });
  });
});
