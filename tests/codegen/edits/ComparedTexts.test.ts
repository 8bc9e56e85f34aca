import { expect, it } from 'vitest';
import { comparedInPart, notCompared } from '#codegen/edits/ComparedTexts.ts';

const PROBLEM = { file: 'schemas/kinds/wind.json', line: 3, column: 7, message: 'a comma is missing.' };

it('what could not be compared is reported with its fault and position in the commit', () => {
  expect(notCompared('wind', PROBLEM, 'v1')).toEqual({
    ...{ file: 'v1:schemas/kinds/wind.json', line: 1, column: 1, rule: 'unchecked' },
    message: "v1:schemas/kinds/wind.json:3:7 wind can't be compared because of a fault there: a comma is missing.",
  });
});

it('what was compared in part is a warning at the fault', () => {
  expect(comparedInPart('wind', PROBLEM, 'v1')).toEqual({
    ...{ file: 'v1:schemas/kinds/wind.json', line: 3, column: 7, rule: 'edit/fault', severity: 'warning' },
    message: 'wind was compared except for a fault there: a comma is missing.',
  });
});
