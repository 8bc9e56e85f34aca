import type { FormDefinition } from '#model/FormDefinition.ts';
import { findFilled, isOfNumbers } from '#model/imports/draftParts.ts';
import { type DoubtfulNumber, findDoubtfulNumber } from '#model/imports/findDecimal.ts';
import type { DecimalMark } from '#model/imports/ImportMapping.ts';
import type { MappingDraft } from '#model/imports/MappingDraft.ts';
import type { SampleColumn, TableSample } from '#model/imports/TableSample.ts';
import styles from './MatchColumns.module.css';
import { MatchField } from './MatchField.tsx';

interface MatchDecimalProps {
  sample: TableSample;
  draft: MappingDraft;
  definition: FormDefinition;
  onChange: (some: Partial<MappingDraft>) => void;
}

/** Chooses the number format, and shows one of the first numbers that are ambiguous in it. */
export function MatchDecimal({ sample, draft, definition, onChange }: MatchDecimalProps) {
  const { table } = draft;
  const doubtful = findDoubtful(sample, draft, definition);
  // Numbers in JSON and workbooks have a decimal dot, unless they are stored as text.
  if (table.format !== 'csv' && table.decimal === '.' && !doubtful) return null;
  return (
    <MatchField
      label="Numbers are written as"
      options={MARKS}
      value={table.decimal}
      // The select offers decimal marks only.
      onChange={(decimal) => onChange({ table: { ...table, decimal: decimal as DecimalMark } })}
    >
      {doubtful && <span className={styles.doubt}>{doubtText(doubtful)}</span>}
    </MatchField>
  );
}

const MARKS: { value: DecimalMark; label: string }[] = [
  { value: '.', label: '1234.5' },
  { value: ',', label: '1234,5' },
  { value: 'either', label: '1234.5 or 1234,5' },
  { value: '1,234.5', label: '1,234.5' },
  { value: '1.234,5', label: '1.234,5' },
];

/** Searches only the columns that fill numeric fields. */
function findDoubtful(
  { columns }: TableSample,
  { columns: drafted, table }: MappingDraft,
  definition: FormDefinition,
): DoubtfulNumber | undefined {
  const read = drafted.filter((column) => {
    const filled = findFilled(column, definition);
    return filled !== undefined && isOfNumbers(filled);
  });
  const headings = new Set(read.flatMap(({ heading, holds }) => (holds?.sort === 'series' ? holds.headings : heading)));
  const cells = columns.filter(({ heading }: SampleColumn) => headings.has(heading));
  // With a decimal dot, three decimals in a workbook are not ambiguous.
  return table.format === 'csv' || table.decimal !== '.' ? findDoubtfulNumber(cells, table.decimal) : findUnread(cells);
}

function findUnread(columns: readonly SampleColumn[]): DoubtfulNumber | undefined {
  const found = findDoubtfulNumber(columns, '.');
  return found?.read === undefined ? found : undefined;
}

function doubtText({ text, read }: DoubtfulNumber): string {
  return read === undefined
    ? `${text} can't be read like this, as it may mean two numbers.`
    : `Please check: ${text} is read as ${read}.`;
}
