import { type ClipboardEvent, type DragEvent, useCallback, useState } from 'react';
import type { CurveTool } from './CurveTool.ts';
import { isTableFile } from './openTableFile.ts';
import { findPicture, hasFiles, refusePicture } from './pictureFile.ts';

interface ToolsSetup {
  tools: readonly CurveTool[];
  locked: boolean;
  /** Called with a dropped file that holds a table. */
  onTable: (file: File) => void;
  /** Called with the reason why a dropped file is refused. */
  onRefuse: (message: string) => void;
}

interface CurveTools {
  /** The tool whose dialog is open, and the picture that opened it. */
  tool: CurveTool | undefined;
  picture: File | undefined;
  open: (tool: CurveTool) => void;
  close: () => void;
  /** Opens the tool that takes pictures; returns false if there is none. */
  openPicture: (picture: File) => boolean;
  /** Whether a file is dragged over the editor. */
  isOver: boolean;
  /** Handlers of the editor's element; they ignore events that React bubbles up from the editor's dialogs. */
  handlers: {
    onPaste?: (event: ClipboardEvent<HTMLElement>) => void;
    onDragOver?: (event: DragEvent<HTMLElement>) => void;
    onDragLeave?: (event: DragEvent<HTMLElement>) => void;
    onDrop?: (event: DragEvent<HTMLElement>) => void;
  };
}

/** Manages which tool of a curve is open, pasted pictures, and dropped pictures and tables. */
export function useCurveTools({ tools, locked, onTable, onRefuse }: ToolsSetup): CurveTools {
  const [opened, setOpened] = useState<{ id: CurveTool['id']; picture?: File }>();
  const [isOver, setIsOver] = useState(false);
  const open = useCallback(({ id }: CurveTool) => setOpened({ id }), []);
  const taker = locked ? undefined : tools.find(({ takesPictures }) => takesPictures);

  function openPicture(picture: File): boolean {
    if (taker) setOpened({ id: taker.id, picture });
    return taker !== undefined;
  }

  function paste(event: ClipboardEvent<HTMLElement>) {
    const { clipboardData: data } = event;
    if (event.defaultPrevented || !isInside(event) || data.getData('text') !== '') return;
    const picture = findPicture(data.files);
    if (!picture) return;
    event.preventDefault();
    openPicture(picture);
  }

  function drag(event: DragEvent<HTMLElement>) {
    if (!isInside(event) || !hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    if (locked) event.dataTransfer.dropEffect = 'none';
    else setIsOver(true);
  }

  function leave({ currentTarget, relatedTarget }: DragEvent<HTMLElement>) {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
  }

  function drop(event: DragEvent<HTMLElement>) {
    setIsOver(false);
    if (!isInside(event) || !hasFiles(event.dataTransfer)) return;
    // Otherwise the browser would leave the page for the file.
    event.preventDefault();
    const [first] = event.dataTransfer.files;
    if (locked) return;
    const picture = findPicture(event.dataTransfer.files);
    if (picture && openPicture(picture)) return;
    if (picture) onRefuse(`${picture.name} can't be opened here: drop a CSV file`);
    else if (first && isTableFile(first)) onTable(first);
    else if (first) onRefuse(refusePicture(first, taker ? 'neither a picture nor a CSV file' : 'not a CSV file'));
  }

  return {
    tool: tools.find(({ id }) => id === opened?.id),
    picture: opened?.picture,
    open,
    close: () => setOpened(undefined),
    openPicture,
    isOver,
    handlers: { ...(taker && { onPaste: paste }), onDragOver: drag, onDragLeave: leave, onDrop: drop },
  };
}

function isInside({ currentTarget, target }: { currentTarget: HTMLElement; target: EventTarget }): boolean {
  return target instanceof Node && currentTarget.contains(target);
}
