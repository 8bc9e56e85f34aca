import { expect, it } from 'vitest';
import { statementAt } from '#codegen/edits/statementAt.ts';
import { readSourceFile } from '#codegen/SourceFile.ts';

const { value: source } = readSourceFile(
  'schemas/kinds/fan.json',
  '{\n  "properties": {\n    "power": { "title": "Power" }\n  }\n}\n',
);
const merged = { schema: {}, origin: { source, path: ['properties', 'power'] } };
const statement = { word: 'field.title', scope: '', subject: 'power', value: 'Power' };

it('a statement keeps its words and knows the line of its keyword', () => {
  const { place, ...words } = statementAt(merged, ['title'], statement);
  expect(words).toEqual(statement);
  expect(place()).toEqual({ file: 'schemas/kinds/fan.json', line: 3, column: 16 });
});

it('a statement about a whole part has the place of the part', () => {
  expect(statementAt(merged, [], statement).place()).toEqual({ file: 'schemas/kinds/fan.json', line: 3, column: 5 });
});
