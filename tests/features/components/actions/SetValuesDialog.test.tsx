// @vitest-environment jsdom
import '../../../ui/loadPopups.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ComponentListItem } from '#api/useComponents.ts';
import { SetValuesDialog } from '#features/components/actions/SetValuesDialog.tsx';

afterEach(cleanup);

function show(subclass = 'wind') {
  const at = '2026-01-01T00:00:00.000Z';
  const item: ComponentListItem = {
    ...{ id: '1', name: 'Rig', subclass, is_template: false, locked: false },
    ...{ created_at: at, updated_at: at },
  };
  const [onStart, onClose] = [vi.fn(), vi.fn()];
  render(<SetValuesDialog items={[item]} hidden={0} templates={false} onStart={onStart} onClose={onClose} />);
  return { onStart, onClose };
}

const height = () => screen.findByLabelText<HTMLInputElement>('Hub height');
const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });
const submit = (input: HTMLInputElement) => input.form && fireEvent.submit(input.form);

describe('setting values of many', () => {
  it('says that the fields are being loaded, and focuses the first one of them once they are there', async () => {
    show();
    expect(screen.getByText('Loading the fields...')).toBeDefined();
    const { form } = await height();
    expect(screen.queryByText('Loading the fields...')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(form?.querySelector('input, select')));
  });

  it('shows an error with Retry where the form cannot be loaded', async () => {
    const { onClose } = show('nothing of this build');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The form of this kind could not be loaded.');
    expect(within(alert).getByText('Retry')).toBeDefined();
    fireEvent.click(screen.getByText('Cancel'));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('leads to the first field with a fault, which goes once the field is changed', async () => {
    const { onStart } = show();
    const input = await height();
    const other = screen.getByLabelText<HTMLInputElement>('Anemometer height');
    type(other, '-1');
    type(input, '-5');
    other.focus();
    submit(input);
    const faults = () => screen.queryAllByText('Value must be non-negative');
    expect(faults()).toHaveLength(2);
    expect(document.activeElement).toBe(input.form?.querySelector('[aria-invalid]'));
    type(input, '60');
    expect(faults()).toHaveLength(1);
    expect(input.getAttribute('aria-invalid')).toBeNull();
    type(other, '');
    submit(input);
    expect(onStart).toHaveBeenCalledOnce();
  });

  it.each([
    ['Escape', () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })],
    ['the cross', () => fireEvent.click(screen.getByLabelText('Close'))],
    ['Cancel', () => fireEvent.click(screen.getByText('Cancel'))],
  ])('%s asks before what was typed is lost', async (_, leave) => {
    const { onClose } = show();
    const input = await height();
    type(input, '60');
    leave();
    const question = await screen.findByRole('alertdialog');
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(within(question).getByText('Stay'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(input.value).toBe('60');
    type(input, '');
    leave();
    expect(onClose).toHaveBeenCalledOnce();
  });
});
