// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { DraftStore } from '#model/DraftStore.ts';
import { findField } from '#model/fieldKeys.ts';
import { documentKind, draftDocument, sentDocument } from '../codegen/documentKind.ts';
import { renderWhole } from './renderWhole.tsx';

const FOLDER = 'tests/fixtures/plainSchemas';

afterEach(cleanup);

describe.each(readdirSync(FOLDER))('the form of the sample %s', (file) => {
  const { schema, uiSchema, data } = JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));
  const kind = documentKind(schema, uiSchema);

  it('draws every value of its record, and sends the record as it was', async () => {
    const store = draftDocument(kind, data);
    const [tab] = kind.definition.tabs;
    await renderWhole({ store, tab: tab?.id });
    expect(listMissing(store)).toEqual([]);
    expect(sentDocument(kind, store)).toEqual(data);
  });
});

/** The keys of fields with a text but without an element, except those that are collapsed or in a grid of rows. */
function listMissing(store: DraftStore): string[] {
  const names = Object.keys(store.definition.fields);
  return names.filter((name) => {
    const field = findField(store.definition, name);
    if (!field || field.hidden || field.type === 'rows' || store.snapshot(name).hidden) return false;
    return store.text(name) !== '' && isOfShownCase(store, name) && !document.querySelector(`[data-field="${name}"]`);
  });
}

function isOfShownCase(store: DraftStore, name: string): boolean {
  const variant = /^(.*)\/=([^/]*)\//.exec(name);
  if (!variant) return true;
  const [, object = '', value] = variant;
  return store.text(`${object}/${store.definition.objects?.[object]?.variant}`) === value;
}
