import type { Finding } from '#codegen/Finding.ts';
import type { Place } from '#codegen/fieldPlace.ts';
import type { ContractEdit } from './ContractEdit.ts';
import { CONTRACT_RULES } from './contractRules.ts';
import { SEVERITIES } from './kindFindings.ts';
import { findGravest, findWorst, formatVerdicts, type Verdicts } from './Verdicts.ts';

/** An edit of a schema, with its codes for clients that send and for clients that read. */
export interface JoinedEdit extends ContractEdit {
  codes: readonly ContractEdit['code'][];
}

/** Joins the two edits of a schema that is both sent and read. */
export function joinSides(edits: readonly ContractEdit[]): JoinedEdit[] {
  const joined = new Map<string, JoinedEdit>();
  for (const edit of edits) {
    const key = JSON.stringify([edit.path, edit.message]);
    const { codes = [] } = joined.get(key) ?? {};
    joined.set(key, { ...edit, codes: [...codes, edit.code] });
  }
  return [...joined.values()];
}

/**
 * Turns an edit of a schema into a finding at its place; `isStored` if stored components contain what the schema
 * describes.
 */
export function contractFinding(
  edit: JoinedEdit,
  { file, line, column }: Place,
  { isStored }: { isStored: boolean },
): Finding {
  const { codes, message } = edit;
  const writers = findGravest(codes.map((one) => CONTRACT_RULES[one][0]));
  const readers = findGravest(codes.map((one) => CONTRACT_RULES[one][1]));
  const verdicts: Verdicts = { stored: isStored ? writers : 'safe', writers, readers };
  const worst = findWorst(verdicts);
  const code = codes.find((one) => CONTRACT_RULES[one].some((word) => word === worst)) ?? edit.code;
  const said = `${message}: ${code}; ${CONTRACT_RULES[code][2]}. ${formatVerdicts(verdicts)}.`;
  return {
    ...{ file, line, column, rule: `edit/${code.replaceAll(' ', '-')}` },
    ...SEVERITIES[findWorst(verdicts)],
    verdicts,
    message: said,
  };
}
