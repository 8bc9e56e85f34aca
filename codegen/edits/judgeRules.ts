import type { CurveSchema } from '#codegen/KindFile.ts';
import { isRecord } from '#model/isRecord.ts';
import { FIRST_VERSION } from '#model/KindChanges.ts';
import type { EditRule, Judgement } from './EditRule.ts';
import { findWrongChanges } from './findWrongChanges.ts';
import { type Edit, type Side, toKey } from './Statement.ts';
import type { Effect } from './Verdicts.ts';

/** The rule of rules and checks, which refuse records; one about new fields can be broken only by their defaults. */
export const refusal: EditRule = {
  added: {
    effects: ['tighter', 'depends', 'looser'],
    judge: (edit) => (namesNewField(edit) ? 'depends' : wasStricter(edit) ? 'looser' : 'tighter'),
  },
  removed: 'looser',
  changed: 'other',
};

/** Whether a new `atMost` replaces a `below` of the same fields, which may be equal now. */
function wasStricter({ word, scope, subject, old }: Edit): boolean {
  const below = subject.replace(' atMost ', ' below ');
  return word === 'rule.atMost' && old.statements.has(toKey({ word: 'rule.below', scope, subject: below }));
}

function namesNewField({ after, scope, old, now }: Edit): boolean {
  const isField = (side: Side, subject: string) => side.statements.has(toKey({ word: 'fields.field', scope, subject }));
  const texts = [after?.value].flat().filter((value) => typeof value === 'string');
  const names = texts.flatMap(listNames).map((name) => name.replaceAll('.', '/'));
  return names.some((name) => isField(now, name) && !isField(old, name));
}

function listNames(expression: string): string[] {
  return expression.match(NAME) ?? [];
}

const NAME = /[A-Za-z_=]\w*(?:[./][A-Za-z_=]\w*)*/g;

/** The rule of a calculated number's parts, which the errors of checks may read. */
export const calculated: EditRule = {
  added: inErrors('tighter'),
  removed: inErrors('looser'),
  changed: inErrors('other'),
};

function inErrors(effect: Effect): Judgement {
  return {
    effects: [effect, 'text'],
    judge: ({ subject, now }) => {
      const isNamed = [...now.statements.values()].some(
        ({ word, value }) =>
          word === 'check.error' && [value].flat().some((text) => listNames(String(text)).includes(subject)),
      );
      return isNamed ? effect : 'text';
    },
  };
}

/** The rule of curves: of their numbered fields, or of a rule for the lists that they join. */
export const curveRule: EditRule = {
  added: {
    effects: ['more', 'tighter', 'text'],
    judge: (edit) => {
      if (isNumbered(edit)) return 'more';
      return areListsNew(edit) ? 'text' : 'tighter';
    },
  },
  removed: {
    effects: ['gone', 'looser'],
    judge: (edit) => (isNumbered(edit) ? 'gone' : 'looser'),
  },
  changed: 'text',
};

/** Returns the curve that was added or removed. */
function getCurve({ before, after }: Edit): CurveSchema {
  // The value of this statement is the whole curve.
  return (after ?? before)?.value as CurveSchema;
}

function isNumbered(edit: Edit): boolean {
  return getCurve(edit).x.field === undefined;
}

function areListsNew(edit: Edit): boolean {
  const { x, y } = getCurve(edit);
  const names = [x.field, ...y.map(({ field }) => field)];
  return names.every(
    (subject) => !edit.old.statements.has(toKey({ word: 'fields.field', scope: '', subject: String(subject) })),
  );
}

/** The rule of a curve's series, judged by their fields. */
export const seriesRule: EditRule = {
  added: {
    effects: ['more', 'tighter', 'depends'],
    judge: ({ after, subject, old }) => {
      if (isRecord(after?.value) && after.value.fields !== undefined) return 'more';
      return old.statements.has(toKey({ word: 'fields.field', scope: '', subject })) ? 'tighter' : 'depends';
    },
  },
  removed: {
    effects: ['gone', 'looser'],
    judge: ({ before }) => (isRecord(before?.value) && before.value.fields !== undefined ? 'gone' : 'looser'),
  },
  changed: 'text',
};

/** Returns the rule of a numbered curve's first or last point; each point is a field. */
export function pointRule(end: 'from' | 'to'): EditRule {
  const judge = ({ before, after }: Edit): Effect => {
    const growth = Number(after?.value) - Number(before?.value);
    return (end === 'to' ? growth : -growth) > 0 ? 'more' : 'gone';
  };
  return { added: 'retyped', removed: 'retyped', changed: { effects: ['more', 'gone'], judge } };
}

/** The rule of `rising`, which only lists can break and which is true if absent. */
export const risingRule: EditRule = {
  added: { effects: ['looser', 'text'], judge: judgeRising },
  removed: { effects: ['tighter', 'text'], judge: judgeRising },
  changed: { effects: ['looser', 'tighter', 'text'], judge: judgeRising },
};

function judgeRising({ before, after, subject, scope, now }: Edit): Effect {
  const isList = now.statements.has(toKey({ word: 'curve.x.field', scope, subject }));
  const [was, is] = [before?.value ?? true, after?.value ?? true];
  return was === is || !isList ? 'text' : is ? 'tighter' : 'looser';
}

/**
 * The rule of `x-version`: a later version is how changes are stated, an earlier one would leave stored components
 * without a kind.
 */
export const versionRule: EditRule = {
  added: 'text',
  removed: 'gone',
  changed: {
    effects: ['text', 'gone'],
    judge: ({ before, after }) => (Number(after?.value) > Number(before?.value) ? 'text' : 'gone'),
  },
};

/** The rule of `x-changes`, for new versions and for versions in use. */
export const changesRule: EditRule = {
  added: {
    effects: ['carried', 'mistaken', 'overwritten', 'missed', 'rewritten'],
    judge: (edit) => {
      if (Number(edit.subject) <= (edit.old.kind.file['x-version'] ?? FIRST_VERSION)) return 'rewritten';
      const [worst = 'carried'] = findWrongChanges(edit).map(({ effect }) => effect);
      return worst;
    },
  },
  removed: 'gone',
  changed: 'rewritten',
};
