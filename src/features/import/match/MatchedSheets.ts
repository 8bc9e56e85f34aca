import type { MappingDraft } from '#model/imports/MappingDraft.ts';
import type { Proposal } from '../job/ImportJob.ts';

/** A table that is being mapped: the proposal for it, and the draft with the user's corrections. */
export interface MatchedSheet {
  proposal: Proposal;
  draft: MappingDraft;
}

/** The sheets of a workbook that the user has mapped so far, or the only table of another file. */
export interface MatchedSheets {
  /** The one that is shown is the last. */
  sheets: readonly MatchedSheet[];
}

export function startMatching(proposal: Proposal): MatchedSheets {
  return { sheets: [{ proposal, draft: proposal.draft }] };
}

/** Shows a sheet that was read, beside those before it; the source was typed for the whole workbook. */
export function addSheet(matched: MatchedSheets, proposal: Proposal): MatchedSheets {
  const name = sheetName(proposal);
  const others = matched.sheets.filter((one) => sheetName(one.proposal) !== name);
  return { sheets: [...others, withSource({ proposal, draft: proposal.draft }, matched)] };
}

/** Shows a sheet again with the corrections that it has; undefined if it was not read before. */
export function showSheet(matched: MatchedSheets, name: string): MatchedSheets | undefined {
  const known = matched.sheets.find(({ proposal }) => sheetName(proposal) === name);
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

/** Returns the name of the sheet; '' for files without sheets. */
export function sheetName({ sample: { sheet, sheets } }: Proposal): string {
  return sheet ?? sheets?.[0] ?? '';
}

function withSource({ proposal, draft }: MatchedSheet, matched: MatchedSheets): MatchedSheet {
  return { proposal, draft: { ...draft, source: shownSheet(matched).draft.source } };
}
