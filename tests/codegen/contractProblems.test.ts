import { expect, test } from 'vitest';
import { run, smallTexts } from './schemaTexts.ts';

/** What is wrong, the edits of fixtures/openapi.yaml that make it so, and each problem as printed, without the file. */
type Row = [title: string, edits: string | [string, string][], reported: string[]];

test.each<Row>([
  [
    'no x-kinds',
    [['\n      x-kinds: read', ' { type: object }']],
    [
      '16:5 no schema says "x-kinds: read", so the kinds would be missing from the contract. Add it to the schema that describes stored components.',
    ],
  ],
  [
    'no x-kinds for what is written',
    [['\n      x-kinds: write', ' { type: object }']],
    [
      '16:5 no schema says "x-kinds: write", so the kinds would be missing from the contract. Add it to the schema that describes components to be stored.',
    ],
  ],
  [
    'an unknown x-kinds',
    [['x-kinds: read', 'x-kinds: reed']],
    [
      '16:5 no schema says "x-kinds: read", so the kinds would be missing from the contract. Add it to the schema that describes stored components.',
      '17:16 "x-kinds: reed" is not known here. Known: read, write, names.',
    ],
  ],
  [
    'an operationId given twice',
    [['createThing', 'listThings']],
    [
      '10:20 operationId "listThings" belongs to GET /things/ already, so one of the two would have no route. Give each call a different one.',
    ],
  ],
  [
    'no operationId',
    [['      operationId: createThing\n', '']],
    ['10:7 POST /things/ has no operationId, so no route could be bound to it. Give it one that no other call has.'],
  ],
  [
    'broken YAML',
    [['title: Contract of the tests,', 'title: Contract: of the tests, [']],
    ['2:16 is not valid YAML: Block collections are not allowed within flow collections.'],
  ],
  ['a key given twice', [['    ThingWrite:', '    Thing:']], ['18:5 is not valid YAML: Map keys must be unique.']],
  ['an empty file', '', ['1:1 contains no contract. It begins with "openapi: 3.1.0".']],
  ['a list', '- a\n', ['1:1 contains no contract. It begins with "openapi: 3.1.0".']],
  [
    'a $ref that leads nowhere',
    [['schemas/ThingWrite', 'schemas/ThingWrit']],
    [
      '11:69 "#/components/schemas/ThingWrit" leads nowhere, so nothing could be checked against it. Did you mean "#/components/schemas/ThingWrite"?',
    ],
  ],
  [
    'a schema with the name of a kind',
    [['    ThingWrite:', '    Turbine: { type: object }\n    ThingWrite:']],
    [
      `18:14 schema "Turbine" is made from schemas/kinds/turbine.json; it can't be written here as well. Remove or rename it.`,
    ],
  ],
])('a contract with %s', async (_title, edits, reported) => {
  const result = await run(smallTexts({ 'schemas/openapi.yaml': edits }));
  expect(result.reported).toEqual(reported.map((problem) => `schemas/openapi.yaml:${problem}`));
  expect(result.files.size).toBe(0);
});

test('a schema that holds itself is resolved once', async () => {
  const recursive = (name: string) => `    ${name}: { type: object, properties: { parts: { type: array, items: `;
  const tree = `${recursive('Tree')}{ $ref: "#/components/schemas/Tree" } } } }\n`;
  const circle =
    '    Circle: { $ref: "#/components/schemas/Ring" }\n    Ring: { $ref: "#/components/schemas/Circle" }\n';
  const answer = (name: string) =>
    `content: { application/json: { schema: { $ref: "#/components/schemas/${name}" } } }`;
  const result = await run(
    smallTexts({
      'schemas/openapi.yaml': [
        ['{ description: Made }', `{ description: Made, ${answer('Tree')} }`],
        [answer('ThingWrite'), answer('Circle')],
        ['    Thing:\n', `${tree}${circle}    Thing:\n`],
      ],
    }),
  );
  expect(result.reported).toEqual([]);
  expect(result.files.get('answers.ts')).toContain('"parts"');
});
