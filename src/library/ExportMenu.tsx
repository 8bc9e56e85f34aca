import { FileSpreadsheet, Sheet as SheetIcon } from 'lucide-react';
import { useState } from 'react';
import { toApiError } from '#api/ApiError.ts';
import type { Sheet } from '#model/Sheet.ts';
import { notifyActionFailure } from '#records/notifyActionFailure.ts';
import { Button } from '#ui/Button.tsx';
import { Menu } from '#ui/Menu.tsx';
import type { SheetFormat } from './saveSheet.ts';

export interface ExportMenuProps {
  /** The number of selected rows; if there are any, only those are exported. */
  selected: number;
  /** The rows of the list are still loading. */
  disabled: boolean;
  /** Reads the rows that the list shows. */
  createSheet: () => Promise<Sheet>;
}

/** Exports a list as it is shown, or its selected rows, as a table for spreadsheets. */
export function ExportMenu({ selected, disabled, createSheet }: ExportMenuProps) {
  const [isBusy, setBusy] = useState(false);
  const run = async (format: SheetFormat): Promise<void> => {
    setBusy(true);
    try {
      const [sheet, { saveSheet }] = await Promise.all([createSheet(), import('./saveSheet.ts')]);
      await saveSheet(sheet, format);
    } catch (thrown) {
      const notice = { title: 'The list was not exported', message: toApiError(thrown).message };
      notifyActionFailure({ error: thrown, notice, retry: () => void run(format) });
    } finally {
      setBusy(false);
    }
  };
  const rows = selected > 0 ? ` of ${selected.toLocaleString('en')} selected` : '';
  return (
    <Menu
      label="Export list"
      align="start"
      trigger={
        <Button icon={<SheetIcon />} busy={isBusy} disabled={disabled} aria-label="Export list" title="Export list">
          <span data-spare="">Export list</span>
        </Button>
      }
      items={[
        { id: 'xlsx', label: `Excel workbook${rows}`, icon: <FileSpreadsheet />, onSelect: () => void run('xlsx') },
        { id: 'csv', label: `CSV file${rows}`, icon: <SheetIcon />, onSelect: () => void run('csv') },
      ]}
    />
  );
}
