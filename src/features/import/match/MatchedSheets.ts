import type { MappingDraft } from '#model/imports/MappingDraft.ts';
import type { SheetView } from '#model/imports/TableSample.ts';
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
export function showSheet(matched: MatchedSheets, view: SheetView): MatchedSheets | undefined {
  const known = matched.sheets.findLast(({ proposal }) => isSameView(toView(proposal), view));
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

/** Returns what a proposal reads of its file: the sheet, if it has several, by lines or columns, and the year. */
export function toView({ sample }: Pick<Proposal, 'sample'>): SheetView {
  const { sheet, sheets: [first] = [], transposed, years, long } = sample;
  return { sheet: sheet ?? first, transposed: transposed === true, year: years && long?.value };
}

/** Whether a view that was read is the wanted one, which may leave all but the sheet open. */
function isSameView(read: SheetView, { sheet, transposed = read.transposed, year = read.year }: SheetView): boolean {
  return read.sheet === sheet && read.transposed === transposed && read.year === year;
}

function withSource({ proposal, draft }: MatchedSheet, matched: MatchedSheets): MatchedSheet {
  return { proposal, draft: { ...draft, source: shownSheet(matched).draft.source } };
}
