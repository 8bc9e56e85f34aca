import type { ChangeSchema } from '#codegen/KindFile.ts';
import { withoutCases } from '#model/fieldAtPath.ts';
import { FIRST_VERSION } from '#model/KindChanges.ts';
import { shortenText } from '#model/shortenText.ts';
import type { JudgedEdit } from './compareKinds.ts';
import { type Edit, readWord, type Statement } from './Statement.ts';
import { formatVerdicts, toMeaning } from './Verdicts.ts';

/** Describes an edit and its effects, without the kind's name: '.hub_height: "minimum" is 5, it was 0: ...'. */
export function describeEdit(edit: JudgedEdit, { verdicts, means } = toMeaning(edit.effect)): string {
  return `${nameEdited(edit)}${sayChange(edit)}; ${means}. ${formatVerdicts(verdicts)}.`;
}

/** '.periods/#/price', or nothing for the kind itself. */
function nameEdited({ word, scope, subject }: Pick<Edit, 'word' | 'scope' | 'subject'>): string {
  const thing = Object.entries(QUOTED).find(([start]) => word.startsWith(start))?.[1];
  if (thing !== undefined) return `${scope === '' ? '' : `.${scope}`}: the ${thing} '${subject}'`;
  const path = [scope === '' ? '' : `${scope}/#`, subject].filter(Boolean).join('/');
  return path === '' ? '' : `.${path}`;
}

function sayChange({ word, change, before, after, by }: JudgedEdit): string {
  const own = word.slice(word.lastIndexOf('.') + 1);
  const thing = THINGS[word];
  if (thing !== undefined)
    return `${thing === '' ? '' : ` ${thing}`} ${change === 'changed' ? 'has changed' : `was ${change}`}`;
  const [was, is] = [before, after].map((statement) => sayValue(statement?.value));
  const carried = by.has('scale') || by.has('map') ? ', in the present one' : '';
  if (change === 'added') return ` "${own}" was added: ${is}`;
  if (change === 'removed') return ` "${own}" was removed; it was ${was}`;
  return ` "${own}" is ${is}; it was ${was}${carried}`;
}

/** Parts that are named by their content, in quotes. */
const QUOTED = {
  'rule.': 'rule',
  'check.': 'check',
  'kind.x-changes': 'version',
  'tab.id': 'tab',
  'tab.t': 'tab',
  'tab.g': 'tab',
};

/** Keywords whose presence matters more than their value. */
const THINGS: Record<string, string> = {
  'fields.field': 'the field',
  'fields.object': 'the object',
  'field.required': 'the requirement of a value',
  'field.items': 'the kind of its rows',
  'field.x-map': 'the map',
  'field.x-cases': 'the case',
  'kind.x-curves': 'the curve',
  'kind.x-derived': 'the derived value',
  'kind.x-changes': 'in "x-changes"',
  'curve.y': 'the series',
  'rule.below': '',
  'rule.atMost': '',
  'check.error': '',
  'check.warn': '',
  'tab.id': '',
  'tab.groups': '',
};

function sayValue(value: unknown): string {
  return shortenText(JSON.stringify(value) ?? 'nothing', LONGEST);
}

const LONGEST = 80;

/** Returns the entry of `x-changes` that would carry stored components over an edit; undefined if there is none. */
export function proposeChange(edit: JudgedEdit, edits: readonly JudgedEdit[]): ChangeSchema | undefined {
  const { word, scope, subject, before, after, effect } = edit;
  const rows = scope === '' ? {} : { in: scope };
  const name = withoutCases(subject);
  if (effect === 'gone' && word === 'fields.field') {
    const twin = findTwin(edit, edits);
    return { ...rows, ...(twin === undefined ? { drop: name } : { rename: name, to: twin }) };
  }
  if (effect === 'unit' && /^(?:field\.x-unit|mapAxis\.unit)$/.test(word))
    return { ...rows, scale: name, from: String(before?.value), to: String(after?.value) };
  if (effect === 'lost') {
    const [was, is] = [listChoices(before), listChoices(after)];
    const made = is.filter((value) => !was.includes(value));
    const gone = was.filter((value) => !is.includes(value));
    const values = gone.map((value, index) => [String(value), made[index] ?? is[0] ?? '']);
    return { ...rows, map: name, values: Object.fromEntries(values) };
  }
  return undefined;
}

/** Returns the values of a statement about choices. */
function listChoices(statement: Statement | undefined): readonly unknown[] {
  return Array.isArray(statement?.value) ? statement.value : [];
}

/** Finds the only new field that could be the removed one: of the same type, unit and title. */
function findTwin({ scope, subject, old }: JudgedEdit, edits: readonly JudgedEdit[]): string | undefined {
  const likeness = (side: Edit['old'], at: Pick<Edit, 'scope' | 'subject'>, words: readonly string[]) =>
    JSON.stringify(words.map((word) => readWord(side, at, `field.${word}`) ?? null));
  const fresh = edits.filter((edit) => edit.word === 'fields.field' && edit.change === 'added' && edit.scope === scope);
  const like = (words: readonly string[]) =>
    fresh.filter((edit) => likeness(edit.now, edit, words) === likeness(old, { scope, subject }, words));
  const [twin, ...others] = like(['type', 'x-unit', 'title']);
  return twin && others.length === 0 ? withoutCases(twin.subject) : undefined;
}

/** Returns the next version of an edited kind. */
export function nextVersion({ old }: Pick<Edit, 'old'>): number {
  return (old.kind.file['x-version'] ?? FIRST_VERSION) + 1;
}
