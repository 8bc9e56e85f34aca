import { describe, expect, it } from 'vitest';
import { createDefaults } from '#model/createDefaults.ts';
import type { FieldDefinition } from '#model/FormDefinition.ts';
import { revisionTexts, type SavedRevision } from '#model/revisionTexts.ts';
import { getKind } from './loadedKinds.ts';

const { definition } = getKind('wind');
const stored = { ...createDefaults(definition), name: 'Ridge', hub_height: 98, description: 'Now' };
const CHANGES = [
  { changes: [{ field: 'hub_height', before: 50, after: 98 }] },
  {
    changes: [
      { field: 'description', before: '', after: 'Now' },
      { field: 'pc5', before: 0.08, after: 0.2 },
    ],
  },
  { changes: [{ field: 'hub_height', before: null, after: 50 }] },
  { changes: [] },
];

function toTexts(revisions: SavedRevision[], fields: string[], form = definition) {
  return revisionTexts({ definition: form, revisions, stored }).map((texts) => fields.map((name) => texts[name]));
}

describe('the texts of saved versions', () => {
  it('are listed newest first, each with all that was saved by then', () => {
    expect(toTexts(CHANGES, ['hub_height', 'description', 'pc5', 'name'])).toEqual([
      ['98', 'Now', '0.2', 'Ridge'],
      ['50', 'Now', '0.2', 'Ridge'],
      ['50', '', '0.08', 'Ridge'],
      ['', '', '0.08', 'Ridge'],
    ]);
  });

  it('are those of the fields that people edit, with the default of what no version had', () => {
    const [texts = {}] = revisionTexts({
      definition,
      revisions: [{ changes: [{ field: 'id', before: 1, after: 2 }] }],
      stored: {},
    });
    const own = Object.values(definition.fields).filter(({ system }) => !system);
    expect(Object.keys(texts)).toEqual(own.map(({ name }) => name));
  });

  it('do not depend on which version the stored record is of', () => {
    const older = { ...stored, hub_height: 50 };
    const texts = revisionTexts({ definition, revisions: CHANGES, stored: older });
    expect(texts.map(({ hub_height }) => hub_height)).toEqual(['98', '50', '50', '']);
  });

  it('pass over fields that the kind no longer has, and follow renamed ones', () => {
    const field = definition.fields.hub_height as FieldDefinition;
    const renamed = {
      ...definition,
      fields: { ...definition.fields, hub_height: { ...field, renamedFrom: ['mast'] } },
    };
    const revisions = [
      {
        changes: [
          { field: 'hub_height', before: 70, after: 98 },
          { field: 'gone', before: 1, after: 2 },
        ],
      },
      { changes: [{ field: 'mast', before: 50, after: 70 }] },
      { changes: [] },
    ];
    expect(toTexts(revisions, ['hub_height', 'gone'], renamed)).toEqual([
      ['98', undefined],
      ['70', undefined],
      ['50', undefined],
    ]);
  });

  it('take the default where a version knew no value that the field must have', () => {
    const revisions = [{ changes: [{ field: 'currency', before: null, after: 'USD' }] }, { changes: [] }];
    expect(toTexts(revisions, ['currency'])).toEqual([['USD'], ['EUR']]);
  });
});
