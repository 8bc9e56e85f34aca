import { compareKinds, type JudgedEdit } from '#codegen/edits/compareKinds.ts';
import { findGravest, toVerdicts, type Verdict } from '#codegen/edits/Verdicts.ts';
import type { KindFile } from '#codegen/KindFile.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import type { Kind } from '#model/Kind.ts';
import { getKindVersion, listKeptNames } from '#model/kindVersion.ts';
import { nestRecord } from '#model/nestedRecord.ts';
import { checkComponent } from '#server/components/checkComponent.ts';
import { toCurrent } from '#server/components/kindVersions.ts';
import { getCurrentFields, getObsoleteFields } from '#server/components/toRecord.ts';
import { Invalid } from '#server/Failure.ts';
import { createRandom } from '../mutations/mutate.ts';
import { anyComponent } from './anyComponent.ts';
import { anyEdit } from './anyEdit.ts';
import { readEdited } from './editedKind.ts';
import { makeRunnable } from './runnableKind.ts';
import { WALKED } from './walkedFile.ts';

/** The results of edits of kinds, each tried on some components. */
export interface Tried {
  kinds: number;
  /** Verdicts 'safe' that a component contradicts, with the seed. */
  contradicted: string[];
  /** Verdicts 'breaking', and those of them that no component shows. */
  breaking: number;
  alarms: string[];
}

/** Makes edits of a kind, one per seed from 0 on, until so many have been taken by codegen, and tries each on components. */
export function tryEdits({ kinds, components, from = 0 }: { kinds: number; components: number; from?: number }): Tried {
  const tried: Tried = { kinds: 0, contradicted: [], breaking: 0, alarms: [] };
  const old = makeRunnable(WALKED);
  if (!old) throw new Error('The kind that is edited is not a kind.');
  for (let seed = from; tried.kinds < kinds; seed++) {
    const file = anyEdit(WALKED, createRandom(seed));
    if (JSON.stringify(file) === JSON.stringify(WALKED)) continue;
    const now = makeRunnable(file);
    if (!now) continue;
    tried.kinds += 1;
    tryEdit({ old, now, file, seed, components }, tried);
  }
  return tried;
}

interface Edited {
  old: Kind;
  now: Kind;
  file: KindFile;
  seed: number;
  components: number;
}

function tryEdit({ old, now, file, seed, components }: Edited, tried: Tried): void {
  const edits = compareKinds(readEdited(WALKED), readEdited(file));
  const random = createRandom(seed);
  const shown: Record<'stored' | 'writers', string | undefined> = { stored: undefined, writers: undefined };
  for (let count = 0; count < components && !(shown.stored && shown.writers); count++) {
    const component = anyComponent({ kind: old, other: now }, random);
    const stored = component && send(old, component, undefined);
    if (!component || !stored || typeof stored === 'string') continue;
    shown.stored ??= findLoss(now, stored) ?? findMeaning(edits, 'stored');
    shown.writers ??= findRefusal({ old, now }, component, stored) ?? findMeaning(edits, 'writers');
  }
  for (const audience of ['stored', 'writers'] as const) {
    const verdict: Verdict = findGravest(edits.map(({ effect }) => toVerdicts(effect)[audience]));
    const said = `${seed} ${audience}: ${sayEdits(edits)}`;
    if (verdict === 'safe' && shown[audience]) tried.contradicted.push(`${said}: ${shown[audience]}`);
    if (verdict !== 'breaking') continue;
    tried.breaking += 1;
    if (!shown[audience]) tried.alarms.push(said);
  }
}

function sayEdits(edits: readonly JudgedEdit[]): string {
  return edits
    .map(({ change, word, scope, subject, effect }) => `${change} ${word} ${scope}#${subject} ${effect}`)
    .join('; ');
}

/** What would be stored; or why it is refused. */
function send(kind: Kind, body: FieldValues, version: number | undefined, stored?: FieldValues): FieldValues | string {
  const address = { subclass: kind.definition.id };
  try {
    return checkComponent({ body, kind, address, version, ...(stored ? { stored } : {}) });
  } catch (error) {
    if (error instanceof Invalid) return error.message + JSON.stringify(error.faults);
    throw error;
  }
}

/** What the present kind refuses, or no longer has, of a stored component. */
function findLoss(kind: Kind, fields: FieldValues): string | undefined {
  const current = toCurrent({ fields, kindVersion: 1 }, kind).fields;
  const { definition } = kind;
  const issues = kind.validate(nestRecord(definition, getCurrentFields(current, definition)));
  if (issues.length > 0) return JSON.stringify(issues);
  const kept = new Set(listKeptNames(current, kind));
  const lost = Object.entries(getObsoleteFields(current, definition)).filter(([name]) => !kept.has(name));
  return lost.length > 0 ? `lost ${JSON.stringify(lost)}` : undefined;
}

/** Why a client of the earlier version, which states it, is refused as it makes the component or stores it again. */
function findRefusal(
  { now }: Record<'old' | 'now', Kind>,
  component: FieldValues,
  fields: FieldValues,
): string | undefined {
  const version = getKindVersion(now) > 1 ? 1 : undefined;
  const stored = toCurrent({ fields, kindVersion: 1 }, now).fields;
  const answers = [send(now, component, version), send(now, component, version, stored)];
  return answers.find((answer) => typeof answer === 'string');
}

/** A number in another unit is accepted, and means something else. */
function findMeaning(edits: readonly JudgedEdit[], audience: 'stored' | 'writers'): string | undefined {
  return edits.find(
    ({ effect }) => (effect === 'unit' || effect === 'mistaken') && toVerdicts(effect)[audience] === 'breaking',
  )?.word;
}
