import { createContext, type ReactNode } from 'react';
import type { Texts } from '#model/draftHistory.ts';
import type { CurveDefinition } from '#model/FormDefinition.ts';

/** Other records whose curves may be drawn behind those of a form; they are not part of the draft. */
export interface References {
  /** The records that are drawn now, by the ids of the curves; one object stays until another is chosen or read. */
  behind: ReadonlyMap<string, Reference>;
  /** Shows the records to choose from. */
  pick: (asked: AskedReference) => ReactNode;
  remove: (curve: string) => void;
}

/** A record that was chosen for a curve. */
export interface Reference {
  name: string;
  /** Texts of its fields; undefined until they are read. */
  texts: Texts | undefined;
  /** Why they can't be read. */
  problem?: { message: string; onRetry?: (() => void) | undefined } | undefined;
}

export interface AskedReference {
  curve: CurveDefinition;
  onClose: () => void;
}

/** Undefined in a form that offers no other records. */
export const ReferencesContext = createContext<References | undefined>(undefined);
