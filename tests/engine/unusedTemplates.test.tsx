// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getDefaultRegistry } from '@rjsf/core';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { THEME } from '#engine/theme.ts';
import { UNUSED_TEMPLATES } from '#engine/unusedTemplates.ts';
import { createDefaults } from '#model/createDefaults.ts';
import { DraftStore } from '#model/DraftStore.ts';
import { documentKind, draftDocument } from '../codegen/documentKind.ts';
import { KIND_ROWS } from '../model/loadedKinds.ts';
import { renderWhole } from './renderWhole.tsx';

// Charts are drawn on a canvas, which jsdom lacks.
vi.mock('#widgets/CurveChart.tsx', () => ({ CurveChart: () => null }));
vi.mock('#widgets/OverlayChart.tsx', () => ({ OverlayChart: () => null }));

afterEach(cleanup);

const SAMPLES = 'tests/fixtures/plainSchemas';

// Those that the theme does not replace are replaced here, to note that they are rendered.
const missing = UNUSED_TEMPLATES.filter((name) => !(name in THEME.templates));
const rendered = new Set<string>();
for (const name of missing) {
  const template = () => {
    rendered.add(name);
    return null;
  };
  Object.assign(THEME.templates, { [name]: name === 'ButtonTemplates' ? buttons(template) : template });
}

/** Every button of RJSF, each as this template. */
function buttons(template: () => null): Record<string, () => null> {
  const names = Object.keys(getDefaultRegistry().templates.ButtonTemplates);
  return Object.fromEntries(names.map((name) => [name, template]));
}

it('are templates of RJSF', () => {
  expect(Object.keys(getDefaultRegistry().templates)).toEqual(expect.arrayContaining([...UNUSED_TEMPLATES]));
});

it.each(KIND_ROWS)('are in no tab of %s', async (_id, kind) => {
  const values = { ...createDefaults(kind.definition), name: 'Rig' };
  for (const { id } of kind.definition.tabs) {
    await renderWhole({ store: new DraftStore({ kind, mode: 'edit', values }), tab: id });
    cleanup();
  }
  expect([...rendered]).toEqual([]);
});

it.each(readdirSync(SAMPLES))('are not in the form of the sample %s', async (file) => {
  const { schema, uiSchema, data } = JSON.parse(readFileSync(join(SAMPLES, file), 'utf8'));
  const kind = documentKind(schema, uiSchema);
  for (const { id } of kind.definition.tabs) {
    await renderWhole({ store: draftDocument(kind, data), tab: id });
    cleanup();
  }
  expect([...rendered]).toEqual([]);
});
