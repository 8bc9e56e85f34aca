import type { MappingDraft } from '#model/imports/MappingDraft.ts';
import type { TableView } from '#model/imports/TableSample.ts';
import type { Proposal } from '../job/ImportJob.ts';

/** A table that is being mapped: the proposal for it, and the draft with the user's corrections. */
export interface MatchedSheet {
  proposal: Proposal;
  draft: MappingDraft;
}

/** The sheets of a workbook that the user has mapped so far, or the only table of another file; by rows and by columns apart. */
export interface MatchedSheets {
  /** The one that is shown is the last. */
  sheets: readonly MatchedSheet[];
}

export function startMatching(proposal: Proposal): MatchedSheets {
  return { sheets: [{ proposal, draft: proposal.draft }] };
}

/** Shows a sheet that was read, beside those before it; the source was typed for the whole workbook. */
export function addSheet(matched: MatchedSheets, proposal: Proposal): MatchedSheets {
  const view = toView(proposal);
  const others = matched.sheets.filter((one) => !isSameView(toView(one.proposal), view));
  return { sheets: [...others, withSource({ proposal, draft: proposal.draft }, matched)] };
}

/** Shows a sheet again with the corrections that it has; undefined if it was not read so before. */
export function showSheet(matched: MatchedSheets, view: TableView): MatchedSheets | undefined {
  const known = matched.sheets.find(({ proposal }) => isSameView(toView(proposal), view));
  if (!known) return undefined;
  return { sheets: [...matched.sheets.filter((one) => one !== known), withSource(known, matched)] };
}

/** Applies a correction to the draft of a proposal, also if another sheet is shown by now. */
export function changeDraft(
  matched: MatchedSheets,
  changed: Proposal,
  change: (draft: MappingDraft) => MappingDraft,
): MatchedSheets {
  return {
    sheets: matched.sheets.map(({ proposal, draft }) => ({
      proposal,
      draft: proposal === changed ? change(draft) : draft,
    })),
  };
}

export function shownSheet({ sheets }: MatchedSheets): MatchedSheet {
  const shown = sheets.at(-1);
  if (!shown) throw new Error('No table is being mapped');
  return shown;
}

/** Returns the sheet that a proposal is for, if its file has several, and whether it is read by its columns. */
export function toView({ sample: { sheet, sheets: [first] = [], transposed } }: Pick<Proposal, 'sample'>): TableView {
  const name = sheet ?? first;
  return { ...(name === undefined ? {} : { sheet: name }), transposed: transposed === true };
}

function isSameView(one: TableView, other: TableView): boolean {
  return one.sheet === other.sheet && one.transposed === other.transposed;
}

function withSource({ proposal, draft }: MatchedSheet, matched: MatchedSheets): MatchedSheet {
  return { proposal, draft: { ...draft, source: shownSheet(matched).draft.source } };
}
