import { useKindSummaries } from '#library/useKindSummaries.ts';
import type { FormDefinition } from '#model/FormDefinition.ts';
import { findFilled, isUnstated } from '#model/imports/draftParts.ts';
import { WHOLE } from '#model/imports/findLoneCurve.ts';
import type { MappingDraft } from '#model/imports/MappingDraft.ts';
import type { SheetView, TableSample } from '#model/imports/TableSample.ts';
import { joinWords } from '#model/joinWords.ts';
import { Button } from '#ui/Button.tsx';
import { Panel } from '#ui/Panel.tsx';
import type { Proposal } from '../job/ImportJob.ts';
import { unreadText } from '../review/wording.ts';
import styles from './MatchColumns.module.css';
import { MatchDecimal } from './MatchDecimal.tsx';
import { toView } from './MatchedSheets.ts';
import { MatchField } from './MatchField.tsx';
import { openedText } from './openedText.ts';

interface MatchHeadProps {
  sample: TableSample;
  opened: Proposal['opened'];
  /** The names of other chosen files. */
  unread: readonly string[];
  draft: MappingDraft;
  /** The chosen kind, until its columns are proposed. */
  awaited: string | undefined;
  /** Undefined until the kind is loaded. */
  definition: FormDefinition | undefined;
  onChange: (some: Partial<MappingDraft>) => void;
  onKind: (kind: string) => void;
  /** What is read of the file at present. */
  opening: SheetView | undefined;
  onView: (view: SheetView) => void;
}

/** Settings for the whole table: kind, names, number format and currency of its components. */
export function MatchHead(props: MatchHeadProps) {
  const { sample, opened, unread, draft, awaited, definition, opening, onChange, onKind, onView } = props;
  const kinds = useKindSummaries();
  const { columns } = draft;
  const view = opening ?? toView({ sample });
  return (
    <Panel className={styles.head} aria-label="About the table">
      <p className={styles.lead}>
        {opened ? (
          <>
            <b>{opened.name}</b> is applied to <b>{sample.file}</b>. {openedText(opened)}
          </>
        ) : (
          <>
            <b>{sample.file}</b> is not a known table, so please check the proposal.
          </>
        )}{' '}
        Columns without a field are left out. {shapeText(sample)} {remarksText(sample)} {unnamedText(sample)}{' '}
        {unread.length > 0 && unreadText(unread)}
      </p>
      {definition && <UnstatedUnits draft={draft} definition={definition} onChange={onChange} />}
      {sample.sheets && (
        <MatchField
          label="Sheet of the workbook"
          options={sample.sheets.map((name) => ({ value: name, label: name }))}
          value={view.sheet ?? ''}
          onChange={(sheet) => onView({ sheet })}
        >
          {opening !== undefined && <span role="status">Reading the sheet...</span>}
        </MatchField>
      )}
      <MatchField
        label="Kind of the components"
        options={[
          ...(draft.isUnsure ? [{ value: '', label: 'Choose a kind' }] : []),
          ...kinds.map(({ subclass, title }) => ({ value: subclass, label: title })),
        ]}
        value={awaited ?? (draft.isUnsure ? '' : draft.kind)}
        onChange={onKind}
      />
      {sample.format !== 'json' && (
        <MatchField
          label="Each component is"
          options={[
            { value: 'row', label: sample.long || sample.group ? 'Several rows' : 'A row' },
            { value: 'column', label: 'A column' },
          ]}
          value={view.transposed ? 'column' : 'row'}
          onChange={(shape) => onView({ sheet: view.sheet, transposed: shape === 'column' })}
        >
          {opening !== undefined && !sample.sheets && <span role="status">Reading the table...</span>}
        </MatchField>
      )}
      {sample.years && (
        <MatchField
          label="Values of the year"
          options={sample.years.map((year) => ({ value: year, label: year }))}
          value={view.year ?? ''}
          onChange={(year) => onView({ ...view, year })}
        />
      )}
      <MatchField label="Name of each component" value={draft.name} onChange={(name) => onChange({ name })}>
        Columns in braces:{' '}
        {columns
          .slice(0, 4)
          .map(({ id }) => `{${id}}`)
          .join(' ')}
        {columns.length > 4 && ' …'}
      </MatchField>
      {definition && (
        <>
          <MatchDecimal sample={sample} draft={draft} definition={definition} onChange={onChange} />
          <Currency draft={draft} definition={definition} onChange={onChange} />
        </>
      )}
    </Panel>
  );
}

/** Explains which lines of the file become a component. */
function shapeText({ long, group, transposed }: TableSample): string {
  if (group === WHOLE)
    return `Its ${transposed ? 'columns' : 'lines'} are the points of one curve and become one component, named after the file.`;
  if (transposed) return 'Each column of the file becomes a component; its lines are listed below.';
  if (long) {
    const about = [long.entity, ...(long.also ?? [])].join(', ');
    return `It has one value per line: each row below is one ${long.parameter}, and each ${about} becomes a component.`;
  }
  return group === undefined
    ? 'Each row becomes a component.'
    : `It has one curve point per line: all lines of one ${group} become one component.`;
}

/** Explains which lines below the headings are skipped. */
function remarksText({ remarks: [first, ...others] = [], transposed }: TableSample): string {
  if (first === undefined) return '';
  const last = others.at(-1);
  const line = transposed ? 'Column' : 'Line';
  return `${last === undefined ? `${line} ${first} has` : `${line}s ${first} to ${last} have`} only text, which is not read.`;
}

/** Names the columns that can't be matched. */
function unnamedText({ unnamed: [first, ...others] = [], transposed }: TableSample): string {
  if (first === undefined) return '';
  const column = transposed ? 'Line' : 'Column';
  return others.length === 0
    ? `${column} ${first} has no heading, so it is not read: give it one in the file.`
    : `${column}s ${joinWords([first, ...others].map(String))} have no headings, so they are not read: add them in the file.`;
}

/** Confirms all units that an opened mapping expects and the table does not state. */
function UnstatedUnits({ draft: { columns }, definition, onChange }: CurrencyProps) {
  const open = columns.filter((column) => isUnstated(column) && findFilled(column, definition) !== undefined);
  if (open.length < 2) return null;
  return (
    <p className={styles.lead}>
      The table states no unit for {open.length} columns where the mapping expects one.{' '}
      <Button
        size="s"
        onClick={() =>
          onChange({ columns: columns.map((one) => (isUnstated(one) ? { ...one, expected: undefined } : one)) })
        }
      >
        All are as in the mapping
      </Button>
    </p>
  );
}

interface CurrencyProps extends Pick<MatchHeadProps, 'draft' | 'onChange'> {
  definition: FormDefinition;
}

/** Chooses the currency of all rows if no column contains it. */
function Currency({ draft, definition: { fields }, onChange }: CurrencyProps) {
  const choices = fields.currency?.choices;
  if (!choices || draft.columns.some(({ field }) => field === 'currency')) return null;
  return (
    <MatchField
      label="Currency of all prices"
      options={[
        { value: '', label: `Not stated (${String(fields.currency?.default ?? '')})` },
        ...choices.map(({ value, label }) => ({ value: String(value), label })),
      ]}
      value={draft.currency ?? ''}
      onChange={(code) => onChange({ currency: code === '' ? undefined : code })}
    />
  );
}
