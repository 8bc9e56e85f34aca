import { type RefObject, useLayoutEffect } from 'react';
import { type CurveCellPosition, cellKey } from '#widgets/curveCells.ts';

interface WantedCell {
  /** The cell to focus; cleared once it is focused. */
  wanted: RefObject<CurveCellPosition | undefined>;
  scroller: RefObject<HTMLElement | null>;
  rowHeight: number;
}

/** Focuses a cell once it is rendered; until then, scrolls to its row, so that it will be. */
export function useWantedCell({ wanted, scroller, rowHeight }: WantedCell): void {
  useLayoutEffect(() => {
    const cell = wanted.current;
    const area = scroller.current;
    if (!cell || !area) return;
    const found = area.querySelector<HTMLElement>(`[data-cell="${cellKey(cell)}"]`);
    if (found) {
      wanted.current = undefined;
      found.focus();
    } else {
      area.scrollTop = Math.max(0, cell.row * rowHeight - area.clientHeight / 2);
    }
  });
}
