import { useRef, useState } from 'react';
import { isKnown } from '#library/getKindAppearance.ts';
import { useKind } from '#library/useKind.ts';
import type { FormDefinition } from '#model/FormDefinition.ts';
import { findCurrency } from '#model/imports/draftParts.ts';
import type { DraftColumn, MappingDraft } from '#model/imports/MappingDraft.ts';
import { proposeKind } from '#model/imports/proposeMapping.ts';
import type { SheetView, TableSample } from '#model/imports/TableSample.ts';
import { Button } from '#ui/Button.tsx';
import type { Proposal } from '../job/ImportJob.ts';
import { loadKindAppearance } from '../job/loadKindAppearances.ts';
import { findDraftFault } from './findDraftFault.ts';
import styles from './MatchColumns.module.css';
import { MatchHead } from './MatchHead.tsx';
import { MatchSource } from './MatchSource.tsx';
import { MatchTable } from './MatchTable.tsx';

export interface MatchColumnsProps {
  sample: TableSample;
  opened?: Proposal['opened'];
  /** The names of other chosen files. */
  unread: readonly string[];
  draft: MappingDraft;
  /** What is read of the file at present. */
  opening?: SheetView | undefined;
  onChange: (change: (draft: MappingDraft) => MappingDraft) => void;
  /** Reads another sheet of the workbook instead, or the table by its columns. */
  onView: (view: SheetView) => void;
  onRead: () => void;
  onBack: () => void;
}

/** Maps the columns of an unknown table to fields; starts with a proposal that the user corrects. */
export function MatchColumns(props: MatchColumnsProps) {
  const { sample, opened, unread, draft, opening, onChange, onView, onRead, onBack } = props;
  const state = useKind(draft.kind);
  const definition = 'kind' in state ? state.kind.definition : undefined;
  const change = (some: Partial<MappingDraft>) => onChange((known) => ({ ...known, ...some }));
  const changeColumn = (id: string, some: Partial<DraftColumn>) =>
    onChange((known) => ({
      ...known,
      columns: known.columns.map((column) => (column.id === id ? { ...column, ...some } : column)),
    }));

  /** The kind whose columns are being proposed; meanwhile none can be corrected, as that would be lost. */
  const [awaited, setAwaited] = useState<string>();
  const latest = useRef<string>(undefined);

  async function chooseKind(kind: string) {
    if (!isKnown(kind)) return;
    latest.current = kind;
    // The proposal is of this kind already, and may have been corrected.
    if (kind === draft.kind) {
      setAwaited(undefined);
      change({ isUnsure: false });
      return;
    }
    setAwaited(kind);
    try {
      const look = await loadKindAppearance(kind);
      if (latest.current !== kind) return;
      onChange((known) => ({
        ...known,
        ...proposeKind({ ...sample, decimal: known.table.decimal }, look),
        isUnsure: false,
      }));
    } finally {
      // Another kind may have been chosen meanwhile.
      if (latest.current === kind) setAwaited(undefined);
    }
  }

  return (
    <>
      <MatchHead
        sample={sample}
        opened={opened}
        unread={unread}
        draft={draft}
        definition={definition}
        awaited={awaited}
        onChange={change}
        onKind={(kind) => void chooseKind(kind)}
        opening={opening}
        onView={onView}
      />
      {definition && awaited === undefined && (
        <>
          <MatchTable
            columns={draft.columns}
            isTransposed={sample.transposed === true}
            currency={findCurrency(draft, definition)}
            definition={definition}
            onColumn={changeColumn}
          />
          <MatchSource draft={draft} definition={definition} onChange={change} />
          <Foot draft={draft} definition={definition} onRead={onRead} onBack={onBack} />
        </>
      )}
    </>
  );
}

interface FootProps extends Pick<MatchColumnsProps, 'onRead' | 'onBack'> {
  draft: MappingDraft;
  definition: FormDefinition;
}

function Foot({ draft, definition, onRead, onBack }: FootProps) {
  const fault = findDraftFault(draft, definition);
  return (
    <div className={styles.foot}>
      <Button variant="ghost" onClick={onBack}>
        Choose other files
      </Button>
      <p className={styles.fault} role="status">
        {fault}
      </p>
      <Button variant="primary" disabled={fault !== undefined} onClick={onRead}>
        Review rows
      </Button>
    </div>
  );
}
