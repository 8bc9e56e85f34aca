import type { FieldPathId } from '@rjsf/utils';
import { createContext, useContext } from 'react';
import type { TableDefinition } from '#model/FormDefinition.ts';
import { findPath } from '#model/findPath.ts';
import { LIST_COLUMN } from '#model/tableRows.ts';
import { fromDrawnPath } from './drawnPath.ts';
import { useFormSettings } from './formContext.ts';

/** The row of a table that fields lie in. */
export interface RowScope {
  table: TableDefinition;
  /** The part of the fields' keys up to the row: 'fleet/#2/'. */
  prefix: string;
  /** How many parts of RJSF's path lead to the row. */
  depth: number;
  /** How many lists and objects of free properties enclose the fields. */
  level: number;
}

/**
 * The case of a variant, or the alternative of a property, that is being rendered: after the user chooses another one,
 * RJSF still renders the former one once.
 */
export interface DrawnCase {
  /** The key of the variant or property. */
  variant: string;
  value: string;
  /** The case around it. */
  around: DrawnCase | undefined;
}

export const CaseContext = createContext<DrawnCase | undefined>(undefined);

export const RowContext = createContext<RowScope | undefined>(undefined);

/** Returns the draft's key of a part of the form; RJSF's paths have the index of a row where keys have its id. */
export function useFieldKey({ path }: FieldPathId): string {
  const { store } = useFormSettings();
  const { table, prefix, depth } = useContext(RowContext) ?? { table: store.definition, prefix: '', depth: 0 };
  const drawn = useContext(CaseContext);
  const own = path.slice(depth);
  const rest = fromDrawnPath(own.at(-1) === CASES ? own.slice(0, -1) : own);
  if (rest === '') return prefix.slice(0, -1);
  const draft = {
    get: (key: string) => ({ text: findDrawn(drawn, key) ?? store.text(key) }),
    // A path ends at a table at the latest: its rows have their own scopes.
    rows: () => NO_ROWS,
    isHidden: (key: string) => {
      const alternative = findDrawn(drawn, key);
      return alternative !== undefined && !key.endsWith(`/${alternative}`);
    },
  };
  return findPath(table, rest, draft, prefix);
}

/** Whether a field is the only one of its row, so that the title of the row or table is enough. */
export function useIsAlone(key: string): boolean {
  const scope = useContext(RowContext);
  if (!scope?.prefix || !key.startsWith(scope.prefix)) return false;
  const { table, prefix } = scope;
  const name = key.slice(prefix.length);
  if (table.makes === 'option') return OPTION.test(name);
  return (table.isList || table.makes === 'entries') && name === LIST_COLUMN;
}

function findDrawn(drawn: DrawnCase | undefined, choice: string): string | undefined {
  const variant = choice.slice(0, choice.lastIndexOf('/'));
  return drawn === undefined || drawn.variant === variant ? drawn?.value : findDrawn(drawn.around, choice);
}

/** Matches the variant of an option, and the value in each of its cases. */
const OPTION = /^value(\/=[^/]+\/value)?$/;

const NO_ROWS: readonly string[] = [];

/** The segment that RJSF adds to the path of a variant for the properties common to its cases. */
const CASES = 'XxxOf';
