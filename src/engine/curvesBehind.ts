import { createContext, type ReactNode } from 'react';
import type { Texts } from '#model/draftHistory.ts';
import type { CurveDefinition } from '#model/FormDefinition.ts';

/** Other records whose curves may be drawn behind those of a form; they are not part of the draft. */
export interface CurvesBehind {
  /** The records drawn at present, by curve id; an entry stays the same object until another is chosen or loaded. */
  behind: ReadonlyMap<string, RecordBehind>;
  /** Renders the choice of a record. */
  pick: (asked: AskedBehind) => ReactNode;
  remove: (curve: string) => void;
}

/** A record that was chosen for a curve. */
export interface RecordBehind {
  name: string;
  /** Texts of its fields; undefined until they are loaded. */
  texts: Texts | undefined;
  /** Why the texts can't be loaded. */
  problem?: { message: string; onRetry?: (() => void) | undefined } | undefined;
}

export interface AskedBehind {
  curve: CurveDefinition;
  onClose: () => void;
}

/** Undefined in a form that offers no other records. */
export const CurvesBehindContext = createContext<CurvesBehind | undefined>(undefined);
