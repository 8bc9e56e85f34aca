import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { compareServedKinds } from '#codegen/compareServedKinds.ts';
import { loadKind } from '#generated/kinds.ts';
import { compareMeta } from '#model/compareMeta.ts';
import { differenceText } from '#model/differenceText.ts';
import { readMeta } from '#model/readMeta.ts';
import { toMeta } from '#model/toMeta.ts';
import { KIND_ROWS } from '../model/loadedKinds.ts';

const findPlace = (subclass: string) => ({ file: `schemas/kinds/${subclass}.json`, line: 1, column: 1 });

const { definition } = await loadKind.wind();
const django = JSON.parse(await readFile('tests/model/django-metadata/wind.json', 'utf8'));
const UNREAD = "wind: the server's metadata contains no readable field; it answered";

it.each<[string, unknown, string[]]>([
  ['the same build', toMeta(definition), []],
  ['a Django REST framework that accepts the same', django, []],
  ['a server without the kind', undefined, ['wind: the server does not know this kind']],
  ['a stricter server', doctored(80), ['wind.lifetime: stricter maximum: none in the form, 80 on the server']],
  [
    'a server with a rule more',
    {
      ...doctored(null),
      rules: [...toMeta(definition).rules, { rule: 'below', field: 'lifetime', other: 'hub_height' }],
    },
    ['wind.lifetime: only the server requires a value below Hub height'],
  ],
  ['a list', [django], [`${UNREAD} a list`]],
  ['a page', '<!doctype html><title>Not here</title>', [`${UNREAD} the text "<!doctype html><title>Not here</title>"`]],
  ['nothing', null, [`${UNREAD} nothing`]],
  ['an error', { detail: 'Try again later.' }, [`${UNREAD} an object with detail`]],
])('against %s', (_case, meta, lines) => {
  const metas = new Map([['wind', { body: meta }]]);
  expect(compareServedKinds({ definitions: [definition], findPlace, metas }).map(({ message }) => message)).toEqual(
    lines,
  );
});

it.each(KIND_ROWS)('the metadata of %s by Django REST framework gives what the form shows', async (subclass, kind) => {
  const body = JSON.parse(await readFile(`tests/model/django-metadata/${subclass}.json`, 'utf8'));
  const meta = readMeta(body);
  const shown = meta && compareMeta({ definition: kind.definition, meta });
  const found = compareServedKinds({
    definitions: [kind.definition],
    findPlace,
    metas: new Map([[subclass, { body }]]),
  });
  expect(found.map(({ message }) => message)).toEqual(
    shown?.map((one) => `${subclass}.${one.field}: ${differenceText(one)}`),
  );
  // The recording is of limits that some kinds have loosened since.
  expect(found.filter(({ rule }) => !/^server\/tighterM/.test(rule))).toEqual([]);
});

function doctored(maximum: number | null) {
  const meta = toMeta(definition);
  return {
    ...meta,
    version: 'other',
    fields: { ...meta.fields, lifetime: { ...meta.fields.lifetime, max_value: maximum } },
  };
}
