import { describe, expect, it } from 'vitest';
import { findDraftFault } from '#features/import/match/findDraftFault.ts';
import { kind } from '#generated/kinds/heatpump.ts';
import type { DraftColumn, MappingDraft } from '#model/imports/MappingDraft.ts';

const column = (id: string, field?: string, some: Partial<DraftColumn> = {}): DraftColumn => ({
  ...{ id, heading: id, written: undefined, field, unit: '', shown: [] },
  ...some,
});

const DRAFT: MappingDraft = {
  ...{ id: 'pumps', title: 'Pumps', kind: 'heatpump', name: '{model}' },
  source: { title: 'Pumps', licence: '', url: '' },
  table: { format: 'csv', decimal: '.', header: 1, firstRow: 2 },
  columns: [column('model'), column('cop', 'cop')],
};

describe('what keeps rows from being read by a mapping', () => {
  it.each<[string | undefined, Partial<MappingDraft>]>([
    [undefined, {}],
    ['Enter under Source where the table comes from.', { source: { title: ' ', licence: '', url: '' } }],
    ['The set needs a name of lower-case letters, digits and _, such as heat_pumps_2030.', { id: 'Heat pumps' }],
    ['cea_heat_pumps is the set of a known table; choose another one.', { id: 'cea_heat_pumps' }],
    [
      'invest is in USD, but all prices are in EUR; leave it out.',
      { columns: [column('model'), column('invest', 'spec_invest', { unit: '{currency}/kW', currency: 'USD' })] },
    ],
    [
      'heat: the table states no unit; confirm kW, or type another one.',
      {
        columns: [
          column('model'),
          column('heat', 'max_heat_output', { unit: 'kW', expected: { unit: 'kW', isStated: false } }),
        ],
      },
    ],
    [
      undefined,
      {
        columns: [
          column('heat', 'max_heat_output', { unit: 'W', expected: { unit: 'kW', isStated: true } }),
          column('model', undefined, { expected: { unit: 'kW', isStated: false } }),
        ],
      },
    ],
    ['There is no column {maker} for the name.', { name: '{maker}' }],
    [undefined, { name: '{file}' }],
    ['Choose the kind of the components: several fit the table equally well.', { isUnsure: true }],
    ['Choose a field for at least one column.', { columns: [column('model')] }],
  ])('is said: %s', (fault, some) => {
    expect(findDraftFault({ ...DRAFT, ...some }, kind.definition)).toBe(fault);
  });
});
