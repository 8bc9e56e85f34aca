// @vitest-environment jsdom
import '../widgets/setup.ts';
import '../ui/loadPopups.ts';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CurveMenu } from '#engine/CurveMenu.tsx';
import type { CurveDefinition } from '#model/FormDefinition.ts';
import { saveFile } from '#ui/saveFile.ts';

vi.mock('#ui/saveFile.ts', () => ({ saveFile: vi.fn() }));

const CURVE: CurveDefinition = {
  ...{ id: 'power', title: 'Power curve', help: '', rising: true, outside: 'zero' },
  x: { title: 'Wind speed', unit: 'm/s', source: { field: 'speed' } },
  y: [{ title: 'Power', unit: 'kW', source: { field: 'power' } }],
};

const onPaste = vi.fn();
const onNotes = vi.fn();

function show({ locked = false, onEnlarge }: { locked?: boolean; onEnlarge?: () => void } = {}) {
  const points = { x: [3, 4], y: [[22, 90]] };
  render(<CurveMenu curve={CURVE} read={() => points} {...{ locked, onPaste, onNotes, onEnlarge }} />);
}

async function openMenu() {
  fireEvent.click(screen.getByRole('button', { name: 'More for Power curve' }));
  await screen.findByRole('menu', { name: 'More for Power curve' });
}

/** A file with what jsdom lacks. */
function createFile(name: string, text: string): File {
  return Object.assign(new File([text], name), { text: async () => text });
}

async function choose(file: File) {
  const input = screen.getByLabelText('CSV file for Power curve');
  await act(async () => fireEvent.change(input, { target: { files: [file] } }));
}

describe('the menu of a curve', () => {
  beforeEach(() => vi.clearAllMocks());

  it('downloads the curve as a CSV file', async () => {
    show();
    await openMenu();
    fireEvent.click(screen.getByRole('menuitem', { name: 'Download CSV' }));
    const text = 'Wind speed [m/s],Power [kW]\r\n3,22\r\n4,90\r\n';
    await waitFor(() => expect(saveFile).toHaveBeenCalledExactlyOnceWith('Power curve.csv', text, 'text/csv'));
  });

  it('enlarges the curve, where it is not large already', async () => {
    const onEnlarge = vi.fn();
    show({ onEnlarge });
    await openMenu();
    fireEvent.click(screen.getByRole('menuitem', { name: 'Enlarge' }));
    await waitFor(() => expect(onEnlarge).toHaveBeenCalledOnce());
  });

  it('offers neither another size nor another file where the curve is large and locked', async () => {
    show({ locked: true });
    await openMenu();
    expect(screen.queryByRole('menuitem', { name: 'Enlarge' })).toBeNull();
    expect(screen.getByRole('menuitem', { name: 'Open CSV' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('pastes the text of a file that is opened', async () => {
    show();
    await choose(createFile('curve.csv', '3;22\n4;90'));
    expect(onPaste).toHaveBeenCalledExactlyOnceWith('3;22\n4;90');
  });

  it.each<[what: string, file: File, why: string]>([
    [
      'a workbook',
      createFile('curve.xlsx', 'PK\0\0'),
      'curve.xlsx was not opened: it is not a text file. Save the table as CSV',
    ],
    ['a huge file', new File(['1'.repeat(5_000_001)], 'all.csv'), 'all.csv was not opened: it is larger than 5 MB'],
    [
      'a file that is gone',
      Object.assign(new File([''], 'gone.csv'), { text: () => Promise.reject(new Error('gone')) }),
      'gone.csv was not opened: it could not be read',
    ],
  ])('says why %s is not opened', async (_, file, why) => {
    show();
    await choose(file);
    expect(onPaste).not.toHaveBeenCalled();
    expect(onNotes).toHaveBeenCalledExactlyOnceWith([why]);
  });
});
