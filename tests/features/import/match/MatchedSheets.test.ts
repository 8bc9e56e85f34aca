import { describe, expect, it } from 'vitest';
import type { Proposal } from '#features/import/job/ImportJob.ts';
import {
  addSheet,
  changeDraft,
  shownSheet,
  showSheet,
  startMatching,
  toView,
} from '#features/import/match/MatchedSheets.ts';
import type { MappingDraft } from '#model/imports/MappingDraft.ts';

const SHEETS = ['Pumps', 'Fans'];

function createProposal(sheet?: string): Proposal {
  const table = { format: 'xlsx', decimal: '.', header: 1, firstRow: 2 } as const;
  const draft: MappingDraft = {
    ...{ id: 'book', title: 'Book', kind: 'heatpump', columns: [], name: `{${sheet ?? 'model'}}` },
    source: { title: 'Book', licence: '', url: '' },
    table,
  };
  const sample = {
    file: 'book.xlsx',
    ...table,
    sheets: SHEETS,
    ...(sheet === undefined ? {} : { sheet }),
    columns: [],
  };
  return { sample, draft, file: new File([], 'book.xlsx'), unread: [] };
}

const rename = (name: string) => (draft: MappingDraft) => ({ ...draft, name });

describe('the sheets of a workbook', () => {
  const pumps = createProposal();
  const fans = createProposal('Fans');

  it('start with the first that is proposed', () => {
    expect(shownSheet(startMatching(pumps))).toEqual({ proposal: pumps, draft: pumps.draft });
    expect([pumps, fans].map((one) => toView(one).sheet)).toEqual(SHEETS);
  });

  it('keep their corrections while another one is shown', () => {
    const first = changeDraft(startMatching(pumps), pumps, rename('{maker} {model}'));
    const second = changeDraft(addSheet(first, fans), fans, rename('{fan}'));
    expect(shownSheet(second).draft.name).toBe('{fan}');
    const back = showSheet(second, toView(pumps)) ?? second;
    expect(shownSheet(back)).toMatchObject({ proposal: pumps, draft: { name: '{maker} {model}' } });
    expect(shownSheet(showSheet(back, toView(fans)) ?? back).draft.name).toBe('{fan}');
    expect(back.sheets).toHaveLength(2);
  });

  it('take a correction that is ready once another one is shown', () => {
    const late = changeDraft(addSheet(startMatching(pumps), fans), pumps, rename('{late}'));
    expect(shownSheet(late).draft).toEqual(fans.draft);
    expect(shownSheet(showSheet(late, toView(pumps)) ?? late).draft.name).toBe('{late}');
  });

  it('share the source that was typed for the workbook', () => {
    const source = { title: 'Makers', licence: 'CC0-1.0', url: 'https://example.org' };
    const first = changeDraft(startMatching(pumps), pumps, (draft) => ({ ...draft, source }));
    expect(shownSheet(addSheet(first, fans)).draft.source).toEqual(source);
    const other = changeDraft(addSheet(first, fans), fans, (draft) => ({
      ...draft,
      source: { ...source, licence: 'MIT' },
    }));
    expect(shownSheet(showSheet(other, toView(pumps)) ?? other).draft.source.licence).toBe('MIT');
  });

  it('are kept by rows and by columns', () => {
    const across = { ...fans, sample: { ...fans.sample, transposed: true as const } };
    const both = addSheet(addSheet(startMatching(pumps), fans), across);
    expect(both.sheets).toHaveLength(3);
    expect(shownSheet(showSheet(both, toView(fans)) ?? both).proposal).toBe(fans);
    expect(shownSheet(showSheet(both, toView(across)) ?? both).proposal).toBe(across);
  });

  it('are shown as they were last where it is not said how', () => {
    const years = { years: ['2020', '2030'] };
    const of = (value: string) => ({
      ...fans,
      sample: { ...fans.sample, ...years, long: { entity: 'Fan', parameter: 'par', value } },
    });
    const [early, late] = [of('2020'), of('2030')];
    const both = addSheet(addSheet(startMatching(early), late), pumps);
    expect(both.sheets).toHaveLength(3);
    expect(shownSheet(showSheet(both, { sheet: 'Fans' }) ?? both).proposal).toBe(late);
    expect(shownSheet(showSheet(both, toView(early)) ?? both).proposal).toBe(early);
    expect(showSheet(both, { sheet: 'Fans', year: '2040' })).toBeUndefined();
    expect(showSheet(both, { sheet: 'Fans', transposed: true })).toBeUndefined();
  });

  it('are not shown before they are read', () => {
    expect(showSheet(startMatching(pumps), toView(fans))).toBeUndefined();
  });
});
