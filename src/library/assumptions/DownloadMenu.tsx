import { Download, FileSpreadsheet, FileText } from 'lucide-react';
import { useState } from 'react';
import type { Sheet } from '#model/Sheet.ts';
import { formatSheetCsv } from '#model/sheetCsv.ts';
import { Button } from '#ui/Button.tsx';
import { Menu } from '#ui/Menu.tsx';
import { notifyFailure } from '#ui/notifyFailure.ts';
import { saveFile } from '#ui/saveFile.ts';

export interface DownloadMenuProps {
  /** The start of the file names. */
  name: string;
  sheets: () => readonly Sheet[];
}

/** Saves sheets as one workbook, or one of them as CSV. */
export function DownloadMenu({ name, sheets }: DownloadMenuProps) {
  const [busy, setBusy] = useState(false);
  const base = name.replace(/\s+/g, '_');

  async function saveWorkbook() {
    setBusy(true);
    try {
      const { writeXlsx } = await import('#model/sheetXlsx.ts');
      saveFile(`${base}_assumptions.xlsx`, await writeXlsx(sheets()));
    } catch (thrown) {
      notifyFailure({
        title: 'The workbook could not be created',
        message: thrown instanceof Error ? thrown.message : String(thrown),
      });
    } finally {
      setBusy(false);
    }
  }

  const toEntry = (sheet: Sheet) => ({
    id: sheet.name,
    label: `${sheet.name} (CSV)`,
    icon: <FileText />,
    onSelect: () =>
      saveFile(`${base}_${sheet.name.toLowerCase().replaceAll(' ', '_')}.csv`, formatSheetCsv(sheet), 'text/csv'),
  });
  const workbook = {
    id: 'workbook',
    label: 'Excel workbook',
    icon: <FileSpreadsheet />,
    onSelect: () => void saveWorkbook(),
  };
  return (
    <Menu
      label="Download"
      trigger={
        <Button icon={<Download />} busy={busy}>
          Download
        </Button>
      }
      items={[workbook, ...sheets().map(toEntry)]}
    />
  );
}
