import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Edits, run, smallTexts } from './schemaTexts.ts';

const KIND = 'schemas/kinds/plant.json';
const DOCUMENT = 'schemas/documents/certificate.json';

const kind = `{
  "$schema": "../kind.schema.json", "$id": "plant",
  "title": "Plant",
  "x-kind": { "plural": "Plants", "icon": "wind", "order": 1 },
  "properties": {
    "papers": { "title": "Papers", "x-schema": "certificate.json" }
  },
  "x-tabs": [
    { "id": "general", "groups": [{ "title": "Identity", "fields": ["name", "currency", "locked", "description"] }] },
    { "id": "papers", "title": "Papers", "groups": [{ "title": "All", "fields": ["papers"] }] }
  ]
}
`;
const schema = readFileSync(new URL('./fixtures/certificate.schema.json', import.meta.url), 'utf8');

type Edit = [before: string, after: string];
/** What is wrong, the edits of the kind or of the document's schema that make it so, and each problem as printed. */
type Row = [title: string, edits: { kind?: Edit[]; document?: Edit[] | string }, reported: string[]];

const SPLIT = (...items: string[]): Edit => ['"fields": ["papers"]', `"fields": ${JSON.stringify(items)}`];

describe('problems of documents', () => {
  it('are absent if everything fits', async () => {
    expect(await report({})).toEqual([]);
    expect(
      await report({
        kind: [SPLIT('papers/issuer', 'papers/number', 'papers/rated', 'papers/tested', 'papers/validity')],
      }),
    ).toEqual([]);
  });

  it.each<Row>([
    [
      'a file that does not exist',
      { kind: [['certificate.json', 'certifcate.json']] },
      [
        `${KIND}:6:36 there is no file "certifcate.json" in schemas/documents/ for "papers". Did you mean "certificate.json"?`,
      ],
    ],
    [
      'a file in another folder',
      { kind: [['certificate.json', '../documents/certificate.json']] },
      [
        `${KIND}:6:36 "x-schema" "../documents/certificate.json" is not the name of a file in schemas/documents/; write it without a folder, such as "iec61400-16.json".`,
      ],
    ],
    [
      'words that say what the schema says',
      { kind: [['"x-schema"', '"type": "object", "enum": ["a"], "default": 5, "x-schema"']] },
      ['type:36', 'enum:54', 'default:69'].map((word) => {
        const [name, column] = word.split(':');
        return `${KIND}:6:${column} "${name}" does not apply to "papers", as "x-schema" fully describes what it holds. Leave it out, or state it in schemas/documents/certificate.json.`;
      }),
    ],
    [
      'a document as a table',
      { kind: [['"x-schema"', '"items": { "type": "number" }, "x-schema"']] },
      [
        `${KIND}:6:36 "items" does not apply to "papers", as "x-schema" fully describes what it holds. Leave it out, or state it in schemas/documents/certificate.json.`,
      ],
    ],
    [
      'a condition of a document',
      { kind: [['"x-schema"', '"x-shown-when": "locked", "x-schema"']] },
      [
        `${KIND}:6:36 "x-shown-when" does not apply to "papers", as "x-schema" fully describes what it holds. Leave it out, or state it in schemas/documents/certificate.json.`,
      ],
    ],
    [
      'a document without a title',
      { kind: [['"title": "Papers", "x-schema"', '"x-schema"']] },
      [`${KIND}:6:5 field "papers" has no title, so it would have no label. Give it a "title".`],
    ],
    [
      'a document inside an object',
      {
        kind: [
          [
            '"papers": { "title": "Papers", "x-schema": "certificate.json" }',
            '"papers": { "type": "object", "title": "Papers", "properties": { "own": { "title": "Own", "x-schema": "certificate.json" } } }',
          ],
        ],
      },
      [`${KIND}:6:95 "x-schema" has no effect in objects and rows, and "own" is in an object. Leave it out.`],
    ],
    [
      'a document in no tab',
      { kind: [SPLIT('name')] },
      [
        `${KIND}:6:5 field "papers" is in no tab, so it would never be shown. Put it in a group of "general", "papers", or give it "x-hidden": true.`,
        `${KIND}:10:82 "name" is in tab "general" already; it can be shown only once. Remove one of the two.`,
      ],
    ],
    [
      'a part of a document that does not exist',
      { kind: [SPLIT('papers', 'papers/isuer')] },
      [`${KIND}:10:91 "papers" has no part "papers/isuer". Did you mean "papers/issuer"?`],
    ],
    [
      'a part that is shown with the whole',
      { kind: [SPLIT('papers', 'papers/issuer')] },
      [`${KIND}:10:91 "papers/issuer" is shown in tab "papers" already, as part of "papers". Remove one of the two.`],
    ],
    [
      'parts that are in no tab',
      { kind: [SPLIT('papers/number', 'papers/issuer/name', 'papers/tested', 'papers/validity')] },
      [
        `${KIND}:6:5 "papers/issuer/country" is in no tab, so it would never be shown. Put it in a group of "general", "papers", or put "papers" there as a whole.`,
        `${KIND}:6:5 "papers/rated" is in no tab, so it would never be shown. Put it in a group of "general", "papers", or put "papers" there as a whole.`,
      ],
    ],
    [
      'an expression about a document',
      { kind: [['"x-tabs"', '"x-checks": [{ "warn": "No.", "require": "papers > 3", "at": ["name"] }],\n  "x-tabs"']] },
      [`${KIND}:8:45 "papers" is a document, which expressions can't read.`],
    ],
    [
      'a file that is not JSON',
      { document: [['"title": "Certificate",', '"title": "Certificate"']] },
      [`${DOCUMENT}:5:3 is not valid JSON: a comma is missing before this.`],
    ],
    [
      'a list in place of a schema',
      { document: '[1]' },
      [
        `${DOCUMENT}:1:1 is not a JSON Schema of a document: it holds a list. Write { "type": "object", "properties": ... }.`,
      ],
    ],
    [
      'a version of JSON Schema that is too old',
      { document: [['https://json-schema.org/draft/2020-12/schema', 'http://json-schema.org/draft-04/schema#']] },
      [
        `${DOCUMENT}:2:3 "$schema" "http://json-schema.org/draft-04/schema#" is not a version of JSON Schema that can be read. Use draft 6, draft 7, 2019-09 or 2020-12.`,
      ],
    ],
    [
      'a type that does not exist',
      { document: [['"type": "integer"', '"type": "int"']] },
      [
        `${DOCUMENT}:27:29 "type" is "int", but must be one of "array", "boolean", "integer", "null", "number", "object", "string".`,
      ],
    ],
    [
      'a limit that is a text',
      { document: [['"minimum": 0', '"minimum": "0"']] },
      [`${DOCUMENT}:8:52 "minimum" is "0", but must be a number.`],
    ],
    [
      'required names that are no list',
      { document: [['"required": ["name"]', '"required": "name"']] },
      [`${DOCUMENT}:15:7 "required" is "name", but must be a list in [ ].`],
    ],
    [
      'a reference that leads nowhere',
      { document: [['"rated": { "$ref": "#/$defs/power" }', '"rated": { "$ref": "#/$defs/pwoer" }']] },
      [`${DOCUMENT}:22:16 "#/$defs/pwoer" leads to no schema. Did you mean "#/$defs/power"?`],
    ],
    [
      'a reference to another file',
      { document: [['"rated": { "$ref": "#/$defs/power" }', '"rated": { "$ref": "https://example.org/power.json" }']] },
      [
        `${DOCUMENT}:22:16 "https://example.org/power.json" leads out of this file. Copy that schema into "$defs", and refer to it there.`,
      ],
    ],
    [
      'a reference in a circle',
      { document: [['"power": { "type"', '"power": { "$ref": "#/$defs/power", "type"']] },
      [
        `${DOCUMENT}:8:16 "#/$defs/power" leads in a circle, so it never says what a value is.`,
        `${DOCUMENT}:22:16 "#/$defs/power" leads in a circle, so it never says what a value is.`,
        `${DOCUMENT}:23:71 "#/$defs/power" leads in a circle, so it never says what a value is.`,
      ],
    ],
    [
      'a reference that depends on where it is used',
      { document: [['"rated": { "$ref"', '"rated": { "$dynamicRef": "#power", "$ref"']] },
      [
        `${DOCUMENT}:22:16 "$dynamicRef" can't be followed here. Name the schema by its place with a "$ref": "#/$defs/name".`,
      ],
    ],
    [
      'a pattern that is no regular expression',
      { document: [['^[A-Z]{2}-\\\\d+$', '^[A-Z{2}-\\\\d+$']] },
      [
        `${DOCUMENT}:11:54 "^[A-Z{2}-\\\\d+$" is not a valid regular expression, so nothing could match it. Escape only characters that have a meaning, as with the flag u.`,
      ],
    ],
  ])('%s', async (_title, edits, reported) => {
    expect(await report(edits)).toEqual(reported);
  });
});

async function report({ kind: inKind = [], document = [] }: Row[1]): Promise<string[]> {
  const edits: Edits = { [KIND]: edit(kind, inKind) };
  edits[DOCUMENT] = typeof document === 'string' ? document : edit(schema, document);
  return (await run(smallTexts(edits))).reported;
}

function edit(text: string, edits: readonly Edit[]): string {
  return edits.reduce((before, [old, now]) => {
    if (before.split(old).length !== 2) throw new Error(`Occurs ${before.split(old).length - 1} times: ${old}`);
    return before.replace(old, () => now);
  }, text);
}
