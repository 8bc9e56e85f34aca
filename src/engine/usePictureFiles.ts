import { useCallback, useEffect, useRef, useState } from 'react';
import { findPicture, hasFiles, refusePicture } from '#widgets/pictureFile.ts';
import { type Picture, readPicture } from './readPicture.ts';

interface PictureFiles {
  isReading: boolean;
  /** Why the last file could not be opened. */
  problem: string | undefined;
  /** Opens the first picture among files. */
  open: (files: Iterable<File>) => void;
}

/**
 * Opens pictures that the user chooses, or pastes or drops anywhere while a dialog is open. A picture is expected here,
 * so it is pasted even if the clipboard also holds text, unless an input has the focus.
 */
export function usePictureFiles(first: File | undefined, onPicture: (picture: Picture) => void): PictureFiles {
  const [isReading, setIsReading] = useState(first !== undefined);
  const [problem, setProblem] = useState<string>();
  const latest = useRef<File>(undefined);

  const read = useCallback(
    async (file: File) => {
      latest.current = file;
      setIsReading(true);
      const picture = await readPicture(file);
      // Another file was opened meanwhile.
      if (latest.current !== file) return;
      setIsReading(false);
      setProblem(picture ? undefined : refusePicture(file));
      if (picture) onPicture(picture);
    },
    [onPicture],
  );

  const open = useCallback(
    (files: Iterable<File>) => {
      const all = [...files];
      const file = findPicture(all) ?? all[0];
      if (file?.type.startsWith('image/')) read(file);
      else if (file) setProblem(refusePicture(file));
    },
    [read],
  );

  useEffect(() => {
    if (first) read(first);
  }, [first, read]);

  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = event.clipboardData?.files ?? [];
      const isText = isField(event.target) && event.clipboardData?.getData('text') !== '';
      if (isText) return;
      event.preventDefault();
      if (files.length > 0) open(files);
      else setProblem('The clipboard holds no picture');
    };
    const drag = (event: DragEvent) => {
      if (event.dataTransfer && hasFiles(event.dataTransfer)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer || !hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      open(event.dataTransfer.files);
    };
    document.addEventListener('paste', paste);
    document.addEventListener('dragover', drag);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('paste', paste);
      document.removeEventListener('dragover', drag);
      document.removeEventListener('drop', drop);
    };
  }, [open]);

  return { isReading, problem, open };
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement;
}
