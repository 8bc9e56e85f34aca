import { Download, Ellipsis, FolderOpen, Layers2, Maximize2 } from 'lucide-react';
import { memo, useRef } from 'react';
import { formatCurveCsv } from '#model/curveCsv.ts';
import type { CurveDefinition } from '#model/FormDefinition.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu } from '#ui/Menu.tsx';
import { saveFile } from '#ui/saveFile.ts';
import type { AskedMenu } from '#widgets/CurveTool.ts';
import { columnTitle } from '#widgets/curveMessages.ts';

interface CurveMenuProps extends AskedMenu {
  curve: CurveDefinition;
  /** Asks for another curve to be drawn behind this one; absent where there is none to choose. */
  onBehind?: (() => void) | undefined;
  /** Absent where the curve is enlarged already. */
  onEnlarge?: (() => void) | undefined;
}

/** What is done less often with a curve: enlarging it, comparing it with another, and its file. */
export const CurveMenu = memo(function CurveMenu(props: CurveMenuProps) {
  const { curve, read, locked, onPaste, onSay, onBehind, onEnlarge } = props;
  const input = useRef<HTMLInputElement>(null);
  const titles = [curve.x, ...curve.y].map(columnTitle);

  async function open(file: File | undefined) {
    if (!file) return;
    const text = await readText(file);
    if ('problem' in text) onSay([`${file.name} was not opened: ${text.problem}`]);
    else onPaste(text.text);
  }

  return (
    <>
      <Menu
        label={`More for ${curve.title}`}
        trigger={<IconButton size="s" label={`More for ${curve.title}`} icon={<Ellipsis />} />}
        items={[
          ...(onEnlarge ? [{ id: 'enlarge', label: 'Enlarge', icon: <Maximize2 />, onSelect: onEnlarge }] : []),
          ...(onBehind ? [{ id: 'behind', label: 'Show another behind', icon: <Layers2 />, onSelect: onBehind }] : []),
          {
            ...{ id: 'download', label: 'Download CSV', icon: <Download /> },
            onSelect: () => saveFile(`${curve.title}.csv`, formatCurveCsv(titles, read()), 'text/csv'),
          },
          {
            ...{ id: 'open', label: 'Open CSV', icon: <FolderOpen />, disabled: locked },
            onSelect: () => input.current?.click(),
          },
        ]}
      />
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        hidden
        aria-label={`CSV file for ${curve.title}`}
        onChange={({ currentTarget }) => {
          open(currentTarget.files?.[0]);
          // The same file, corrected meanwhile, can be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
});

/** Bytes; a curve of ten thousand points has a tenth of it. */
const LARGEST = 5_000_000;

async function readText(file: File): Promise<{ text: string } | { problem: string }> {
  if (file.size > LARGEST) return { problem: 'it is larger than 5 MB' };
  try {
    const text = await file.text();
    // Workbooks and pictures have such bytes, texts don't.
    if (text.includes('\0')) return { problem: 'it is not a text file. Save the table as CSV' };
    return { text };
  } catch {
    return { problem: 'it could not be read' };
  }
}
