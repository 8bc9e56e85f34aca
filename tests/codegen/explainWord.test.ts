import { expect, it } from 'vitest';
import { explainWord, listWords } from '#codegen/reference/explainWord.ts';

const text = (description: string, examples: unknown[] = ['x']) => ({ type: 'string', description, examples });

const META = {
  title: 'Kind file',
  description: 'One kind.',
  required: ['title'],
  properties: {
    title: text('What people call it.'),
    curves: {
      type: 'object',
      description: 'The curves.',
      examples: [{}],
      additionalProperties: {
        title: 'Curve',
        properties: { title: text('What people call it.'), x: text('Its axis.', []) },
      },
    },
  },
};

it('a keyword is explained with the parts that have it, its values and an example', () => {
  expect(explainWord('x', META)).toEqual(['"x" in: Curve', '  Its axis.', '  Values   text', '']);
});

it('a keyword that means the same in several parts is explained once', () => {
  expect(explainWord('title', META)).toEqual([
    '"title" in: Kind file, Curve',
    '  What people call it.',
    '  Values   text; needed',
    '  Example  "title": "x"',
    '',
  ]);
});

it('a keyword that means something else in another part is explained for each', () => {
  const other = { ...META, properties: { ...META.properties, x: text('Another thing.') } };
  expect(explainWord('x', other).filter((line) => line.startsWith('"x"'))).toEqual([
    '"x" in: Kind file',
    '"x" in: Curve',
  ]);
});

it('a part is explained by its keywords, whatever the case of its name', () => {
  expect(explainWord('KIND file', META)).toEqual([
    'Kind file',
    '  One kind.',
    '  Where    A file in schemas/kinds/.',
    '  title   What people call it.',
    '  curves  The curves.',
    '',
  ]);
  expect(explainWord('curve', META).slice(0, 2)).toEqual(['Curve', expect.stringMatching(/^ {2}Where {4}/)]);
});

it('an unknown name has no explanation', () => {
  expect(explainWord('xyz', META)).toEqual([]);
});

it('all keywords and parts are listed once', () => {
  expect(listWords(META)).toEqual(['Kind file', 'title', 'curves', 'Curve', 'x']);
});
