import { expect, it } from 'vitest';
import { readContractText } from '#codegen/contracts/readContractText.ts';

it.each([
  ['JSON', '{"openapi": "3.1.0", "paths": {}}'],
  ['YAML', 'openapi: "3.1.0"\npaths: {}\n'],
  ['JSON after a byte order mark', '\uFEFF{"openapi": "3.1.0", "paths": {}}'],
  ['YAML after a byte order mark', '\uFEFFopenapi: "3.1.0"\npaths: {}\n'],
])('a contract in %s is read', (_what, text) => {
  expect(readContractText(text)).toEqual({ document: { openapi: '3.1.0', paths: {} } });
});

it.each([
  ['an empty file', '', 'holds no contract, but nothing'],
  ['a list', '[1]', 'holds no contract, but a list'],
  ['a web page', ' \n<html>: [', 'holds no contract, but the text " \\n<html>: ["'],
  ['a contract of Swagger', '{"swagger": "2.0", "paths": {}}', 'is of Swagger 2.0; convert it to OpenAPI 3 first'],
  [
    'a contract of Swagger with a long version',
    'swagger: 2.0.0-alpha.12345\n',
    'is of Swagger 2.0.0-alph; convert it to OpenAPI 3 first',
  ],
  ['JSON without a version', '{"paths": {}}', 'is not an OpenAPI 3 contract, but an object with paths'],
  [
    'a version that is a number',
    'openapi: 3.1\npaths: {}',
    'is not an OpenAPI 3 contract, but an object with openapi, paths',
  ],
  ['another version', 'openapi: "13.1"\npaths: {}', 'is not an OpenAPI 3 contract, but an object with openapi, paths'],
  [
    'a version without its part',
    'openapi: "3.x"\npaths: {}',
    'is not an OpenAPI 3 contract, but an object with openapi, paths',
  ],
  ['a contract without paths', '{"openapi": "3.0.3"}', 'is a contract without paths'],
])('%s is refused', (_what, text, fault) => {
  expect(readContractText(text)).toEqual({ fault });
});

it.each([
  ['an object that is cut off', ' {"openapi": ', /^is not valid JSON: Unexpected end of JSON input/],
  ['a list that is cut off', '[', /^is not valid JSON: Unexpected end of JSON input/],
  ['a list inside YAML that is cut off', 'paths: [1', /^is not valid YAML: Flow sequence in block collection/],
  ['YAML whose aliases repeat without end', toBomb(), /^is not valid YAML: Excessive alias count/],
])('%s is refused', (_what, text, fault) => {
  expect(readContractText(text)).toEqual({ fault: expect.stringMatching(fault) });
});

function toBomb(): string {
  const names = ['b', 'c', 'd', 'e', 'f'];
  const alias = (name: string) => Array.from({ length: 9 }, () => `*${name}`).join(', ');
  return ['a: &a [1, 1]', ...names.map((name, at) => `${name}: &${name} [${alias('abcdef'.charAt(at))}]`)].join('\n');
}
