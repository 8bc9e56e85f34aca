import type { FormDefinition } from '#model/FormDefinition.ts';
import type { VersionLog } from '#model/Kind.ts';
import type { ChangesCode } from './compileChanges.ts';
import type { CrossCheck } from './compileChecks.ts';
import type { DerivedCode } from './compileDerived.ts';
import type { UsedWhenCode } from './compileUsedWhen.ts';

interface Expressions {
  definition: Pick<FormDefinition, 'conditions'>;
  checks: CrossCheck[];
  derived: DerivedCode[];
  usedWhen: UsedWhenCode[];
  changes: ChangesCode;
  changeLog: readonly VersionLog[];
}

/** Returns the properties of a kind's module that hold compiled expressions; empty if there are none. */
export function emitExpressions({ definition, checks, derived, usedWhen, changes, changeLog }: Expressions): string {
  const conditions = listConditionNames(definition);
  return [
    emitList('checks', checks.map(emitCheck)),
    emitList('derived', derived.filter((one) => !isSeries(one)).map(emitDerived)),
    emitList('derivedSeries', derived.filter(isSeries).map(emitDerived)),
    emitList('usedWhen', usedWhen.map(emitUsedWhen)),
    conditions.length === 0 ? '' : `\n  conditions: [${conditions.join(', ')}],`,
    changes.size === 0 ? '' : emitChanges(changes),
    changeLog.length === 0 ? '' : `\n  changeLog: ${JSON.stringify(changeLog)},`,
  ].join('');
}

/** Whether a derived value is a number for each point of a curve. */
export function isSeries({ per }: DerivedCode): boolean {
  return per !== undefined;
}

/** Returns the names under which the module of compiled checks exports the conditions. */
export function listConditionNames({ conditions = [] }: Pick<FormDefinition, 'conditions'>): string[] {
  return conditions.map((_condition, index) => conditionName(index));
}

export function conditionName(index: number): string {
  return `condition${index}`;
}

function emitChanges(changes: ChangesCode): string {
  const versions = [...changes].map(
    ([version, steps]) => `    ${version}: [\n${steps.map((step) => `      ${step},`).join('\n')}\n    ],`,
  );
  return `\n  changes: {\n${versions.join('\n')}\n  },`;
}

function emitList(name: string, entries: string[]): string {
  return entries.length === 0 ? '' : `\n  ${name}: [\n${entries.join('\n')}\n  ],`;
}

function emitCheck({ when, require, ...said }: CrossCheck): string {
  return emitEntry(said, { when, require });
}

function emitDerived({ code, ...said }: DerivedCode): string {
  return emitEntry(said, { calculate: code });
}

function emitUsedWhen({ code, ...said }: UsedWhenCode): string {
  return emitEntry(said, { holds: code });
}

function emitEntry(said: object, functions: Record<string, string | undefined>): string {
  const lines = [
    ...Object.entries(said).map(([name, value]) => `${name}: ${JSON.stringify(value)},`),
    ...Object.entries(functions).flatMap(([name, code]) => (code === undefined ? [] : [`${name}: ${code},`])),
  ];
  return `    {\n${lines.map((line) => `      ${line}`).join('\n')}\n    },`;
}
