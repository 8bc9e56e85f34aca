import '#app/theme.css';
import { SchemaForm } from '#engine/SchemaForm.tsx';
import { kind } from '#generated/kinds/basicstorage.ts';
import { formatList, parseList } from '#model/curvePoints.ts';
import { DraftStore } from '#model/DraftStore.ts';
import { mountToPaint } from '../form/mountToPaint.tsx';
import { offerCurve } from './offerCurve.ts';

let store: DraftStore | undefined;

/** A battery's tab with its curve of charge and discharge power, including chart, table, checks and undo history. */
offerCurve({
  mount: async ({ x, y: [charge = [], discharge = []] }) => {
    const values = {
      ...{ name: 'Sample', soc_percentage: formatList(x) },
      ...{ charge_power_percentage: formatList(charge), discharge_power_percentage: formatList(discharge) },
    };
    store = new DraftStore({ kind, mode: 'edit', values });
    const mounted = store;
    await mountToPaint(() => <SchemaForm store={mounted} tab="operation" />);
  },
  select: (row) => {
    const input = findCell(row);
    input.focus();
    input.select();
  },
  read: (row) => parseList(store?.text('charge_power_percentage') ?? '')[row],
  paste: (text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    findCell(0).dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  },
});

function findCell(row: number): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>(`[data-cell="${row}:1"]`);
  if (!input) throw new Error(`The table has no row ${row}`);
  return input;
}
