import { expect, it } from 'vitest';
import { readForeign } from '#codegen/foreign/readForeign.ts';

function read(text: string) {
  const foreign = readForeign({ file: 'probe', text, beside: () => undefined });
  return 'fault' in foreign ? foreign.fault : foreign.fields.map(({ name }) => name);
}

it.each([
  ['a JSON Schema', ' {"properties": {"power": {"type": "number"}}}', ['power']],
  ['a JSON Schema after a byte order mark', '\uFEFF{"properties": {"power": {"type": "number"}}}', ['power']],
  ['a table with headings', 'power,height\n1,2\n', ['power', 'height']],
  [
    'a table of attributes',
    'attribute,type,unit,default,description,status\np_nom,float,MW,0,Power,Input\n',
    ['p_nom'],
  ],
  [
    'a table of attributes with the line ends of Windows',
    'attribute,type,unit,default,description,status\r\np_nom,float,MW,0,Power,Input\r\n',
    ['p_nom'],
  ],
  [
    'a table of attributes with the line ends of old spreadsheets',
    'attribute,type,unit,default,description,status\rp_nom,float,MW,0,Power,Input\r',
    ['p_nom'],
  ],
  ['a list of components without their attributes', 'component,power\nfan,1\n', ['component', 'power']],
  ['a table with brackets in its headings', 'power {net},height\n1,2\n', ['power {net}', 'height']],
  ['a list of lists', 'list_name,power\nfans,1\n', ['list_name', 'power']],
])('%s gives fields', (_what, text, names) => {
  expect(read(text)).toEqual(names);
});

it.each([
  ['a program', 'power\u0000', 'probe is not a text file.'],
  [
    'a kind file',
    '{ "x-kind": {}, "properties": { "power": { "type": "number" } } }',
    'probe is a kind file already. To use it, copy it into schemas/kinds/.',
  ],
  ['a list in JSON', '\n[]', 'probe holds no JSON Schema: it is not an object.'],
  [
    'a list of components',
    'list_name,component,description\nfans,Fan,Air\n',
    'probe lists components; give the table of one of them, such as generators.csv.',
  ],
  ['a text', 'power', 'probe is neither JSON nor a table with headings.'],
  ['a number', '5', 'probe is neither JSON nor a table with headings.'],
])('%s is refused', (_what, text, fault) => {
  expect(read(text)).toBe(fault);
});
