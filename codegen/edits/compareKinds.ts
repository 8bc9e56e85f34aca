import type { CurveSchema } from '#codegen/KindFile.ts';
import type { MergedKind } from '#codegen/mergeKind.ts';
import { withoutCases } from '#model/fieldAtPath.ts';
import { isDeepEqual } from '#model/isDeepEqual.ts';
import { type CarriedStatement, carryStatements, listMade } from './carryStatements.ts';
import { fieldRules } from './fieldRules.ts';
import { isCarried } from './judgeFields.ts';
import { kindRules } from './kindRules.ts';
import { listSeries } from './listCurveStatements.ts';
import { readSide } from './readSide.ts';
import { type Edit, type Side, type Statement, toKey } from './Statement.ts';
import type { Effect } from './Verdicts.ts';

export interface JudgedEdit extends Edit {
  effect: Effect;
}

/** The rules of all edits, by part of kind.schema.json and keyword: 'field.minimum'. */
const editRules = { ...kindRules, ...fieldRules };

/**
 * Returns every edit between two versions of a kind with its effect; edits inside an added or removed part belong to
 * that part's.
 */
export function compareKinds(before: MergedKind, after: MergedKind): JudgedEdit[] {
  const now = readSide(after);
  const written = readSide(before);
  const carried = carryStatements(written, now);
  const old: Side = {
    kind: before,
    statements: new Map(carried.map(({ statement }) => [toKey(statement), statement])),
  };
  const edits = listEdits(carried, old, now);
  return withoutParts(edits).map((edit) => ({ ...edit, effect: judge(edit) }));
}

function listEdits(carried: readonly CarriedStatement[], old: Side, now: Side): Edit[] {
  const made = listMade(old.kind.file, now.kind.file);
  const changed = carried.flatMap(({ statement, original, by }): Edit[] => {
    const after = now.statements.get(toKey(statement));
    const { word, scope, subject } = statement;
    const edit = { word, scope, subject, before: { ...original, value: statement.value }, by, old, now };
    if (!after) return [{ ...edit, change: 'removed' }];
    return isDeepEqual(statement.value, after.value) || WHOLE.has(word) ? [] : [{ ...edit, after, change: 'changed' }];
  });
  const added = [...now.statements.values()].flatMap((after): Edit[] => {
    const { word, scope, subject } = after;
    if (old.statements.has(toKey(after))) return [];
    const by = made.has(JSON.stringify([scope, withoutCases(subject)])) ? MADE : renamed(carried, after);
    return [{ change: 'added', word, scope, subject, after, by, old, now }];
  });
  return [...changed, ...added];
}

/** Statements whose values are compared part by part. */
const WHOLE: ReadonlySet<string> = new Set(['kind.x-curves', 'curve.y']);

const MADE: ReadonlySet<string> = new Set(['made']);

/** Returns the changes by which a field with a new `x-renamed-from` took over the earlier one. */
function renamed(carried: readonly CarriedStatement[], { scope, subject }: Statement): ReadonlySet<string> {
  const key = toKey({ word: 'fields.field', scope, subject });
  return carried.find(({ statement }) => toKey(statement) === key)?.by ?? new Set();
}

function judge(edit: Edit): Effect {
  const rule = editRules[edit.word];
  if (!rule || 'waived' in rule) return 'text';
  const ruling = rule[edit.change];
  const effect = typeof ruling === 'string' ? ruling : ruling.judge(edit);
  return isCarried(edit) && REPLACED.has(effect) ? 'carried' : effect;
}

/** Effects that don't matter if the changes of a version recalculate all values. */
const REPLACED: ReadonlySet<Effect> = new Set(['unit', 'measured', 'retyped']);

/** Leaves out the edits of keywords inside an added or removed part. */
function withoutParts(edits: readonly Edit[]): Edit[] {
  const keys = new Set(edits.flatMap((edit) => [edit, ...listInside(edit)].map(toKey)));
  const tables = edits.flatMap(({ word, scope, subject }) =>
    word === 'fields.field' ? [[scope, withoutCases(subject)].filter(Boolean).join('/')] : [],
  );
  const isPart = ({ change, word, scope, subject }: Edit) => {
    if (change === 'changed') return false;
    if (tables.some((table) => scope === table || scope.startsWith(`${table}/`))) return true;
    const around = [subject, subject.slice(0, Math.max(0, subject.lastIndexOf('/')))];
    return Object.entries(OWNED).some(
      ([owner, parts]) =>
        owner !== word &&
        parts.some((part) => word.startsWith(part)) &&
        around.some((name) => keys.has(toKey({ word: owner, scope, subject: name }))),
    );
  };
  return edits.filter((edit) => !isPart(edit));
}

/** Returns what has another name than the part that it is in: the series of a curve. */
function listInside({ word, scope, before, after }: Edit): Pick<Edit, 'word' | 'scope' | 'subject'>[] {
  const statement = after ?? before;
  if (word !== 'kind.x-curves' || !statement) return [];
  // The value of this statement is the whole curve.
  return listSeries(statement.value as CurveSchema).map((subject) => ({ word, scope, subject }));
}

/** How the keywords inside a part begin, by the statement that the part exists. */
const OWNED: Record<string, readonly string[]> = {
  'fields.field': ['field.', 'mapAxis.'],
  'fields.object': ['field.'],
  'field.x-map': ['mapAxis.'],
  'kind.x-curves': ['curve.'],
  'curve.y': ['curve.y.'],
  'rule.below': ['rule.message'],
  'rule.atMost': ['rule.message'],
  'check.error': ['check.message', 'check.at', 'check.x-note'],
  'check.warn': ['check.message', 'check.at', 'check.x-note'],
  'kind.x-derived': ['derived.'],
  'tab.id': ['tab.title', 'tab.groups'],
};
