import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { isKnown } from '#library/getKindLook.ts';
import { useKind } from '#library/useKind.ts';
import { useKindSummaries } from '#library/useKindSummaries.ts';
import type { FormDefinition } from '#model/FormDefinition.ts';
import type { DraftColumn, MappingDraft } from '#model/imports/MappingDraft.ts';
import { proposeKind } from '#model/imports/proposeMapping.ts';
import type { TableSample } from '#model/imports/TableSample.ts';
import { toMappingFile } from '#model/imports/toMappingFile.ts';
import { Button } from '#ui/Button.tsx';
import { joinClasses } from '#ui/joinClasses.ts';
import { LabelledSelect } from '#ui/LabelledSelect.tsx';
import layout from '#ui/layout.module.css';
import { Panel } from '#ui/Panel.tsx';
import { saveFile } from '#ui/saveFile.ts';
import { loadKindLook } from '../job/loadKindLooks.ts';
import { findDraftFault } from './findDraftFault.ts';
import styles from './MatchColumns.module.css';
import { MatchTable } from './MatchTable.tsx';

export interface MatchColumnsProps {
  sample: TableSample;
  proposed: MappingDraft;
  onRead: (draft: MappingDraft) => void;
  onBack: () => void;
}

/** The columns of a table that no mapping knows, each with the field that it fills, as proposed and to be corrected. */
export function MatchColumns({ sample, proposed, onRead, onBack }: MatchColumnsProps) {
  const [draft, setDraft] = useState(proposed);
  const kinds = useKindSummaries();
  const state = useKind(draft.kind);
  const definition = 'kind' in state ? state.kind.definition : undefined;
  const change = (some: Partial<MappingDraft>) => setDraft((known) => ({ ...known, ...some }));
  const changeColumn = (id: string, some: Partial<DraftColumn>) =>
    setDraft((known) => ({
      ...known,
      columns: known.columns.map((column) => (column.id === id ? { ...column, ...some } : column)),
    }));

  async function chooseKind(kind: string) {
    if (!isKnown(kind)) return;
    change(proposeKind(sample, await loadKindLook(kind)));
  }

  return (
    <>
      <Panel className={styles.head} aria-label="What the table is">
        <p className={styles.lead}>
          <b>{sample.file}</b> is not a known table, so please check the proposal. Columns without a field are left out.
          {shapeText(sample)}
        </p>
        <LabelledSelect
          label="Each row becomes a component of the kind"
          options={kinds.map(({ subclass, title }) => ({ value: subclass, label: title }))}
          value={draft.kind}
          onChange={(kind) => void chooseKind(kind)}
        />
        <TextField label="Named" value={draft.name} onChange={(name) => change({ name })}>
          Columns in braces:{' '}
          {draft.columns
            .slice(0, 4)
            .map(({ id }) => `{${id}}`)
            .join(' ')}
          {draft.columns.length > 4 && ' …'}
        </TextField>
        {definition && (
          <Currency draft={draft} definition={definition} onCurrency={(currency) => change({ currency })} />
        )}
      </Panel>
      {definition && (
        <>
          <MatchTable columns={draft.columns} definition={definition} onColumn={changeColumn} />
          <Source draft={draft} definition={definition} onSource={(source) => change({ source })} />
          <Foot draft={draft} definition={definition} onRead={onRead} onBack={onBack} />
        </>
      )}
    </>
  );
}

/** How several lines of the file make a component. */
function shapeText({ long, group }: TableSample): string {
  if (long) {
    const about = [long.entity, ...(long.also ?? [])].join(', ');
    return ` It has one value a line: each line of the table below is a ${long.parameter}, and each ${about} becomes a component.`;
  }
  return group === undefined
    ? ''
    : ` It has one point of a curve a line: all lines of one ${group} become a component.`;
}

interface CurrencyProps {
  draft: MappingDraft;
  definition: FormDefinition;
  onCurrency: (currency: string | undefined) => void;
}

/** The currency of all rows, where no column has it. */
function Currency({ draft, definition: { fields }, onCurrency }: CurrencyProps) {
  const choices = fields.currency?.choices;
  if (!choices || draft.columns.some(({ field }) => field === 'currency')) return null;
  return (
    <LabelledSelect
      label="Currency of all prices"
      options={[
        { value: '', label: `Not said (${String(fields.currency?.default ?? '')})` },
        ...choices.map(({ value, label }) => ({ value: String(value), label })),
      ]}
      value={draft.currency ?? ''}
      onChange={(code) => onCurrency(code === '' ? undefined : code)}
    />
  );
}

interface TextFieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  children?: ReactNode;
}

function TextField({ label, value, onChange, children }: TextFieldProps) {
  return (
    <label className={styles.field}>
      {label}
      <input
        className={joinClasses(layout.control, styles.input)}
        value={value}
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
      {children && <span className={styles.hint}>{children}</span>}
    </label>
  );
}

interface SourceProps {
  draft: MappingDraft;
  definition: FormDefinition;
  onSource: (source: MappingDraft['source']) => void;
}

/** Where the table comes from, which every value keeps; with it the mapping can be downloaded for others. */
function Source({ draft, definition, onSource }: SourceProps) {
  const { source } = draft;
  const isWhole = source.title.trim() !== '' && source.licence.trim() !== '' && /^https?:\/\/\S+/.test(source.url);
  const canSave = isWhole && findDraftFault(draft, definition) === undefined;
  return (
    <Panel className={styles.source} aria-label="Source">
      <TextField label="Source" value={source.title} onChange={(title) => onSource({ ...source, title })} />
      <TextField label="Licence" value={source.licence} onChange={(licence) => onSource({ ...source, licence })} />
      <TextField label="Address" value={source.url} onChange={(url) => onSource({ ...source, url })} />
      <Button
        icon={<Download />}
        disabled={!canSave}
        title={canSave ? undefined : 'Needs a source, its licence and an address that begins with http'}
        onClick={() => saveFile(`${draft.id}.json`, toMappingFile(draft, definition))}
      >
        Download mapping
      </Button>
    </Panel>
  );
}

function Foot({ draft, definition, onRead, onBack }: Pick<MatchColumnsProps, 'onRead' | 'onBack'> & SourceLess) {
  const fault = findDraftFault(draft, definition);
  return (
    <div className={styles.foot}>
      <Button variant="ghost" onClick={onBack}>
        Choose other files
      </Button>
      <p className={styles.fault} role="status">
        {fault}
      </p>
      <Button variant="primary" disabled={fault !== undefined} onClick={() => onRead(draft)}>
        Review rows
      </Button>
    </div>
  );
}

type SourceLess = Pick<SourceProps, 'draft' | 'definition'>;
