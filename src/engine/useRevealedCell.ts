import { type RefObject, useEffect, useRef } from 'react';
import type { FieldDefinition } from '#model/FormDefinition.ts';
import { cellKey } from '#model/fieldKeys.ts';
import type { CurveCellPosition } from '#widgets/curveCells.ts';
import { REVEAL } from './focusField.ts';

interface Revealing {
  columns: readonly FieldDefinition[];
  rows: readonly string[];
  onReveal: (cell: CurveCellPosition) => void;
}

/** Handles requests to show a cell, even of a row that is not rendered; returns the ref of the table's element. */
export function useRevealedCell(table: string, revealing: Revealing): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const { columns, rows, onReveal } = revealing;
    const reveal = (event: Event) => {
      const key: unknown = event instanceof CustomEvent ? event.detail : undefined;
      for (const [row, id] of rows.entries()) {
        const column = columns.findIndex(({ name }) => cellKey(table, id, name) === key);
        if (column >= 0) onReveal({ row, column: column + 1 });
      }
    };
    const { current } = element;
    current?.addEventListener(REVEAL, reveal);
    return () => current?.removeEventListener(REVEAL, reveal);
  });
  return element;
}
