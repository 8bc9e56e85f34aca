import type { CrossCheck } from '#codegen/compileChecks.ts';
import type { CheckedKind } from '#codegen/emit.ts';
import { toDefinition } from '#codegen/toDefinition.ts';
import { mergedKind } from './mergedKind.ts';

/** A kind without fields that has passed every check. */
export function checkedKind(id: string, icon: string, checks: CrossCheck[] = []): CheckedKind {
  return {
    source: `schemas/kinds/${id}.json`,
    definition: toDefinition(mergedKind({ $id: id, title: 'Probe' })),
    validatorCode: 'export const validate = check;',
    checks,
    derived: [],
    usedWhen: [],
    changes: new Map(),
    changeLog: [],
    documents: new Map(),
    findPlace: () => ({ file: '', line: 1, column: 1 }),
    summary: { subclass: id, title: 'Probe', plural: 'Probes', description: '', color: '#123456', order: 1 },
    icon,
    merged: mergedKind({ $id: id, title: 'Probe' }),
  };
}
