import { describe, expect, it } from 'vitest';
import { conditionName, emitExpressions, isSeries, listConditionNames } from '#codegen/emitExpressions.ts';

type Given = Parameters<typeof emitExpressions>[0];

const NOTHING: Given = {
  ...{ definition: {}, checks: [], derived: [], usedWhen: [], changes: new Map(), changeLog: [] },
};

function emit(given: Partial<Given>): string {
  return emitExpressions({ ...NOTHING, ...given });
}

const CONDITION = { if: {}, text: 'On is on', shows: [], whenHidden: 'keep' as const };
const DERIVED = { id: 'a', title: 'A', from: 'from b', inputs: ['b'], code: '(r) => 1' };

describe('the properties of a module', () => {
  it('are none without expressions', () => {
    expect(emit({})).toBe('');
    expect(emit({ definition: { conditions: [] } })).toBe('');
  });

  it('hold checks, whose functions come last', () => {
    const said = { reads: ['a'], at: ['b'] };
    const checks = [
      { when: '(r) => 1', require: '(r) => 2', warn: 'Say "no"', ...said },
      { require: '(r) => 3', error: 'No', ...said },
    ];
    expect(emit({ checks })).toBe(`
  checks: [
    {
      warn: "Say \\"no\\"",
      reads: ["a"],
      at: ["b"],
      when: (r) => 1,
      require: (r) => 2,
    },
    {
      error: "No",
      reads: ["a"],
      at: ["b"],
      require: (r) => 3,
    },
  ],`);
  });

  it('hold derived values and series apart', () => {
    const entry = (words: string) =>
      `    {\n      id: "a",\n      title: "A",\n      from: "from b",\n      inputs: ["b"],\n${words}      calculate: (r) => 1,\n    },`;
    const series = { ...DERIVED, per: 'c' };
    expect(emit({ derived: [series, DERIVED] })).toBe(
      `\n  derived: [\n${entry('')}\n  ],\n  derivedSeries: [\n${entry('      per: "c",\n')}\n  ],`,
    );
    expect(emit({ derived: [DERIVED] })).toBe(`\n  derived: [\n${entry('')}\n  ],`);
    expect([series, DERIVED].map(isSeries)).toEqual([true, false]);
  });

  it('hold the conditions of use', () => {
    expect(emit({ usedWhen: [{ field: 'a', code: '(r) => 1' }] })).toBe(
      '\n  usedWhen: [\n    {\n      field: "a",\n      holds: (r) => 1,\n    },\n  ],',
    );
  });

  it('hold the names of conditions', () => {
    expect(emit({ definition: { conditions: [CONDITION, CONDITION] } })).toBe(
      '\n  conditions: [condition0, condition1],',
    );
  });

  it('hold changes and their log', () => {
    const changes: Given['changes'] = new Map([
      [2, ['a()', 'b()']],
      [3, ['c()']],
    ]);
    const changeLog = [{ version: 2, note: 'Better' }] as unknown as Given['changeLog'];
    expect(emit({ changes, changeLog })).toBe(
      '\n  changes: {\n    2: [\n      a(),\n      b(),\n    ],\n    3: [\n      c(),\n    ],\n  },\n  changeLog: [{"version":2,"note":"Better"}],',
    );
  });

  it('come in one order', () => {
    const all = emit({
      ...{ checks: [{ require: 'x', reads: [], at: [] }], derived: [{ ...DERIVED, per: 'c' }, DERIVED] },
      ...{ usedWhen: [{ field: 'a', code: 'x' }], definition: { conditions: [CONDITION] } },
    });
    expect(all.match(/^ {2}\w+/gm)).toEqual(['  checks', '  derived', '  derivedSeries', '  usedWhen', '  conditions']);
  });
});

it('conditions are named by their position', () => {
  expect(listConditionNames({ conditions: [CONDITION, CONDITION] })).toEqual(['condition0', 'condition1']);
  expect(listConditionNames({})).toEqual([]);
  expect(conditionName(7)).toBe('condition7');
});
