import { expect, it } from 'vitest';
import { mergeForm } from '#codegen/mergeForm.ts';
import { readSourceFile } from '#codegen/SourceFile.ts';

const LOGIN = `{
  "$id": "login",
  "title": "Log in",
  "properties": { "email": { "type": "string", "title": "Email" } },
  "x-groups": [
    { "title": "Account",
      "fields": ["email"] }
  ]
}`;

const { value, problems } = mergeForm(readSourceFile('schemas/forms/login.json', LOGIN).value);

it('a form has one tab with its groups and title', () => {
  expect(problems).toEqual([]);
  expect([...(value?.tabs.values() ?? [])].map(({ schema }) => schema)).toEqual([
    { id: 'form', title: 'Log in', groups: [{ title: 'Account', fields: ['email'] }] },
  ]);
  expect(value?.file['x-kind']).toEqual({ plural: 'Log in', icon: '', order: 0 });
  expect([...(value?.fields.keys() ?? [])]).toEqual(['email']);
});

it.each<[path: (string | number)[], place: string]>([
  [['x-tabs', 0, 'groups', 0, 'fields', 0], '7:18'],
  [['x-tabs', 0, 'groups', 0, 'title'], '6:7'],
  [['x-tabs'], '5:3'],
  [['properties', 'email'], '4:19'],
])('a problem at %j is placed where the form states it', (path, place) => {
  const { line, column } = value?.source.placeAt(path) ?? {};
  expect(`${line}:${column}`).toBe(place);
});
