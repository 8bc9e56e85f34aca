import { isRecord } from '#model/isRecord.ts';
import { RENAMED } from './carryStatements.ts';
import { always, type EditRule, type Judgement } from './EditRule.ts';
import { type Edit, readWord, type Side, type Statement } from './Statement.ts';
import type { Effect } from './Verdicts.ts';

/** The rule of a new field, which may require values that stored components and clients lack. */
export const addedField: Judgement = {
  effects: ['more', 'expected', 'demanded', 'calculated', 'text'],
  judge: (edit) => {
    if (edit.by.has('made')) return 'calculated';
    if (isLaidOut(edit.old, edit)) return 'text';
    const isRequired = read(edit, 'required') === true;
    const isLacking = read(edit, 'default') === undefined && (isRequired ? !isFlag(edit) : hasNoEmptyValue(edit));
    if (isLacking) return 'demanded';
    // A value that the record lacks gets its default; a row must have it.
    return isRequired && edit.scope !== '' ? 'expected' : 'more';
  },
};

function isFlag(edit: Edit): boolean {
  return read(edit, 'type') === 'flag';
}

/** The rule of a new requirement; some fields always have a value. */
export const addedDemand: Judgement = {
  effects: ['tighter', 'text'],
  judge: (edit) => {
    const isFilled = read(edit, 'enum') !== undefined || isFlag(edit) || Number(read(edit, 'minLength') ?? 0) > 0;
    return isFilled && edit.scope === '' ? 'text' : 'tighter';
  },
};

/** Whether the field's own rules reject an empty value, so that it needs a default. */
function hasNoEmptyValue(edit: Edit): boolean {
  if (read(edit, 'type') === 'rows') return Number(read(edit, 'minItems') ?? 0) > 0;
  const isChoice = read(edit, 'enum') !== undefined;
  return isChoice || Number(read(edit, 'minLength') ?? 0) > 0 || read(edit, 'x-list') !== undefined;
}

function read(edit: Edit, word: string): unknown {
  return readWord(edit.now, edit, `field.${word}`);
}

/** The rule of a removed field, unless a numbered curve now creates it. */
export const removedField: Judgement = {
  effects: ['gone', 'carried', 'text'],
  judge: (edit) => {
    if (isCarried(edit)) return 'carried';
    return isLaidOut(edit.now, edit) ? 'text' : 'gone';
  },
};

/** Whether a numbered curve of a side creates the field. */
function isLaidOut({ statements }: Side, { scope, subject }: Edit): boolean {
  const match = /^(.*?)(-?\d+)$/.exec(subject);
  if (scope !== '' || !match) return false;
  const [, stem, number] = match;
  return [...statements.values()].some(({ word, subject: curve, value }) => {
    if (word !== 'kind.x-curves' || curve !== `${stem}{x}` || !isRecord(value) || !isRecord(value.x)) return false;
    return Number(number) >= Number(value.x.from) && Number(number) <= Number(value.x.to);
  });
}

/** Whether `x-changes` states what happens to the values. */
export function isCarried({ by }: Pick<Edit, 'by'>): boolean {
  return ['split', 'merge', 'drop'].some((word) => by.has(word));
}

/** The rule of a changed type: between whole and any numbers, or to other values altogether. */
export const changedType: Judgement = {
  effects: ['looser', 'tighter', 'retyped', 'carried'],
  judge: ({ before, after, by }) => {
    if (before?.value === 'integer' && after?.value === 'number') return 'looser';
    if (before?.value === 'number' && after?.value === 'integer') return 'tighter';
    return by.has('map') ? 'carried' : 'retyped';
  },
};

/** The rule of changed labels, by which people may take a stored value for another one. */
export const changedLabels: Judgement = {
  effects: ['relabelled', 'text'],
  judge: ({ before, after }) => {
    const [was, is] = [before?.value, after?.value];
    if (!isRecord(was) || !isRecord(is)) return 'text';
    const isTaken = ([value, label]: [string, unknown]) =>
      was[value] !== label && Object.entries(was).some(([other, own]) => other !== value && own === label);
    return Object.entries(is).some(isTaken) ? 'relabelled' : 'text';
  },
};

/** The rule of a replaced unit, which changes the meaning of every number unless `x-changes` scales it. */
export const unitRule: EditRule = {
  added: 'measured',
  removed: 'measured',
  changed: { effects: ['unit', 'carried'], judge: ({ by }) => (by.has('scale') ? 'carried' : 'unit') },
};

/** The rule of names under which values used to be stored. */
export const renamedFrom: EditRule = {
  added: { effects: ['renamed', 'text'], judge: takesOver },
  changed: {
    effects: ['renamed', 'forgotten', 'text'],
    judge: (edit) => {
      const [before, after] = [edit.before, edit.after].map(toList);
      return before?.some((name) => !after?.includes(name)) ? 'forgotten' : takesOver(edit);
    },
  },
  removed: 'forgotten',
};

function takesOver({ by, before, after }: Edit): Effect {
  return by.has(RENAMED) && (before === undefined || toList(after).length > toList(before).length) ? 'renamed' : 'text';
}

function toList(statement: Statement | undefined): unknown[] {
  return Array.isArray(statement?.value) ? statement.value : [];
}

/** The rule of a changed condition, which may show a required field where it was hidden before. */
export const shownRule: EditRule = {
  added: 'shown',
  removed: { effects: ['shown', 'shownRequired'], judge: judgeShown },
  changed: { effects: ['shown', 'shownRequired'], judge: judgeShown },
};

function judgeShown(edit: Edit): Effect {
  const isInside = (scope: string, subject: string) =>
    scope === edit.scope && (subject === edit.subject || subject.startsWith(`${edit.subject}/`));
  const isRequired = [...edit.now.statements.values()].some(
    ({ word, scope, subject }) => REQUIRING.has(word) && isInside(scope, subject),
  );
  return isRequired ? 'shownRequired' : 'shown';
}

const REQUIRING: ReadonlySet<string> = new Set(['field.required', 'field.x-required-when']);

/** The rule of what happens to hidden values. */
export const fateRule: EditRule = always({
  effects: ['shown', 'text'],
  judge: ({ before, after }) => ((before?.value ?? 'keep') === (after?.value ?? 'keep') ? 'text' : 'shown'),
});
