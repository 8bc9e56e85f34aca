import { expect, it } from 'vitest';
import { PAGE_MARK, pageHeader, paragraph } from '#codegen/reference/markdown.ts';

it('a page states where it comes from', () => {
  expect(pageHeader('schemas/kinds/')).toBe(
    '<!-- Made by `npm run codegen` from schemas/kinds/; not to be edited. -->',
  );
  expect(pageHeader('x').startsWith(PAGE_MARK)).toBe(true);
});

it.each([
  ['a < b and c * d * e', 'a \\< b and c \\* d \\* e'],
  ['`a < b` < c `*` *', '`a < b` \\< c `*` \\*'],
  ['`` < ` <', '`` \\< ` \\<'],
  ['plain', 'plain'],
])('the text %j is written as %j', (text, written) => {
  expect(paragraph(text)).toBe(written);
});
