import type { FieldPathId } from '@rjsf/utils';
import { createContext, useContext } from 'react';
import type { RecordShape } from '#model/FormDefinition.ts';
import { findPath } from '#model/findPath.ts';
import { LIST_COLUMN } from '#model/tableRows.ts';
import { useFormSettings } from './formContext.ts';

/** The row of a table that fields lie in. */
export interface RowScope {
  shape: RecordShape;
  /** The part of the fields' keys up to the row: 'fleet/#2/'. */
  prefix: string;
  /** How many parts of RJSF's path lead to the row. */
  depth: number;
}

/** The case of a variant that is being drawn: for one render RJSF still draws the former one after another was chosen. */
export interface DrawnCase {
  /** The key of the variant. */
  variant: string;
  value: string;
  /** The case of the variant around it. */
  around: DrawnCase | undefined;
}

export const CaseContext = createContext<DrawnCase | undefined>(undefined);

export const RowContext = createContext<RowScope | undefined>(undefined);

/** The key in the draft of a part of the form; RJSF counts rows, keys name them. */
export function useFieldKey({ path }: FieldPathId): string {
  const { store } = useFormSettings();
  const { shape, prefix, depth } = useContext(RowContext) ?? { shape: store.definition, prefix: '', depth: 0 };
  const drawn = useContext(CaseContext);
  const own = path.slice(depth);
  const rest = (own.at(-1) === CASES ? own.slice(0, -1) : own).join('/');
  if (rest === '') return `${prefix}${LIST_COLUMN}`;
  const draft = {
    get: (key: string) => ({ text: findDrawn(drawn, key) ?? store.text(key) }),
    rows: (key: string) => store.tables.rows(key),
  };
  return findPath(shape, rest, draft, prefix);
}

function findDrawn(drawn: DrawnCase | undefined, choice: string): string | undefined {
  const variant = choice.slice(0, choice.lastIndexOf('/'));
  return drawn === undefined || drawn.variant === variant ? drawn?.value : findDrawn(drawn.around, choice);
}

/** What RJSF adds to the path of a variant for what its cases have in common. */
const CASES = 'XxxOf';
