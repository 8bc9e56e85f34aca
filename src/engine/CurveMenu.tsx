import { Download, Ellipsis, FolderOpen, Layers2, Maximize2 } from 'lucide-react';
import { memo, useRef } from 'react';
import { formatCurveCsv } from '#model/curveCsv.ts';
import type { CurveDefinition } from '#model/FormDefinition.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu } from '#ui/Menu.tsx';
import { saveFile } from '#ui/saveFile.ts';
import type { AskedMenu } from '#widgets/CurveTool.ts';
import { columnTitle } from '#widgets/curveMessages.ts';
import { openTableFile } from '#widgets/openTableFile.ts';

interface CurveMenuProps extends AskedMenu {
  curve: CurveDefinition;
  /** Opens the choice of a curve to draw behind this one; absent if there is none to choose. */
  onBehind?: (() => void) | undefined;
  /** Absent if the curve is enlarged already. */
  onEnlarge?: (() => void) | undefined;
}

/** The less frequent actions on a curve: enlarging it, comparing it with another, and opening or saving its file. */
export const CurveMenu = memo(function CurveMenu(props: CurveMenuProps) {
  const { curve, read, locked, onPaste, onNotes, onBehind, onEnlarge } = props;
  const input = useRef<HTMLInputElement>(null);
  const titles = [curve.x, ...curve.y].map(columnTitle);

  return (
    <>
      <Menu
        label={`More for ${curve.title}`}
        trigger={<IconButton size="s" label={`More for ${curve.title}`} icon={<Ellipsis />} />}
        items={[
          ...(onEnlarge ? [{ id: 'enlarge', label: 'Enlarge', icon: <Maximize2 />, onSelect: onEnlarge }] : []),
          ...(onBehind
            ? [{ id: 'behind', label: 'Show another curve behind', icon: <Layers2 />, onSelect: onBehind }]
            : []),
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
          const [file] = currentTarget.files ?? [];
          if (file) openTableFile(file, { onPaste, onNotes });
          // Reset, so that the same file can be chosen again after it was corrected.
          currentTarget.value = '';
        }}
      />
    </>
  );
});
