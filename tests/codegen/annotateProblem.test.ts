import { expect, it } from 'vitest';
import { annotateProblem } from '#codegen/Problem.ts';

const place = { file: 'schemas/kinds/wind.json', line: 41, column: 7 };

it.each([
  [
    { ...place, message: 'tab "power" does not exist, so pc3 would never be shown.', suggestion: 'Did you mean "x"?' },
    '::error file=schemas/kinds/wind.json,line=41,col=7::tab "power" does not exist, so pc3 would never be shown. Did you mean "x"?',
  ],
  [
    { ...place, message: 'is 100 %\r\nof what it may be' },
    '::error file=schemas/kinds/wind.json,line=41,col=7::is 100 %25%0D%0Aof what it may be',
  ],
  [{ ...place, file: 'a:b,c.json', message: 'x: y, z' }, '::error file=a%3Ab%2Cc.json,line=41,col=7::x: y, z'],
])('%j is one line that a workflow shows at its place', (problem, line) => {
  expect(annotateProblem(problem)).toBe(line);
});
