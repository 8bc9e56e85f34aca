import { describe, expect, it } from 'vitest';
import { parseClipboardTable } from '#model/parseClipboardTable.ts';
import { listCaptions, toColumns } from '#model/tableColumns.ts';

const BODY = ['3\t22', '4\t90'];
const parse = (lines: readonly string[]) => parseClipboardTable(lines.join('\n'));
const labels = (lines: readonly string[]) => toColumns(parse(lines)).map(({ label }) => label);
const captions = (lines: readonly string[], isTurned = false) => listCaptions(parse(lines), { isTurned });

describe('a line above a table', () => {
  it.each<[what: string, line: string]>([
    ['of one cell', 'Power curve in MW'],
    ['padded to the width of the table', 'Power curve in MW\t'],
    ['that is longer than the table', 'Power curve in MW\t\t\t'],
  ])('is its caption: %s', (_, line) => {
    const lines = [line, 'v\tP', ...BODY];
    expect(captions(lines)).toEqual(['Power curve in MW']);
    expect(labels(lines)).toEqual(['v', 'P']);
  });

  it('is its caption also above units that follow the titles', () => {
    const lines = ['Power curve\t', 'v\tP', 'm/s\tkW', ...BODY];
    expect(captions(lines)).toEqual(['Power curve']);
    expect(labels(lines)).toEqual(['v m/s', 'P kW']);
  });

  it('is neither a caption nor a title if it has a number and is shorter', () => {
    const lines = ['Air density\t1.225', 'v\tP\tCt', '3\t22\t0.4', '4\t90\t0.5'];
    expect(captions(lines)).toEqual([]);
    expect(labels(lines)).toEqual(['v', 'P', 'Ct']);
  });

  it.each<[what: string, lines: string[], expected: string[]]>([
    ['has a title for each column', ['Wind\tPower', 'v\tP', ...BODY], ['Wind v', 'Power P']],
    [
      'has titles for some columns',
      ['Wind\tPower', 'v\tP\tCt', '3\t22\t0.4', '4\t90\t0.5'],
      ['Wind v', 'Power P', 'Ct'],
    ],
    ['has a title for the second column', ['\tPower', 'v\tP', ...BODY], ['v', 'Power P']],
    ['is above units alone', ['Wind\t', 'm/s\tkW', ...BODY], ['Wind m/s', 'kW']],
    ['is above a title of the second column', ['Wind\t', '\tPower', ...BODY], ['Wind', 'Power']],
    ['is above a single title', ['Wind\t', 'v\t', ...BODY], ['Wind v', '']],
    ['is above one column', ['Wind', 'v', '3', '4'], ['Wind v']],
  ])('is a line of titles where it %s', (_, lines, expected) => {
    expect(captions(lines)).toEqual([]);
    expect(labels(lines)).toEqual(expected);
  });

  it('is a caption, whatever it holds, where rows and columns are swapped', () => {
    expect(captions(['Power curve', 'Wind\tPower', ...BODY], true)).toEqual(['Power curve', 'Wind Power']);
    expect(captions(['Air density\t1.225', 'v\tP\tCt', '3\t22\t0.4', '4\t90\t0.5'], true)).toEqual(['v P Ct']);
  });
});

describe('parts of a table side by side', () => {
  const columns = (...lines: string[]) =>
    toColumns(parse(lines)).map(({ label, values, texts }) => `${label}: ${values.join(' ')} (${texts.join(' ')})`);

  it.each<[what: string, lines: string[]]>([
    ['beside each other', ['v\tP\tv\tP', '3\t22\t5\t250', '4\t90\t6\t400']],
    ['with a blank column between', ['v\tP\t\tv\tP', '3\t22\t\t5\t250', '4\t90\t\t6\t400']],
  ])('are stacked %s', (_, lines) => {
    expect(columns(...lines)).toEqual(['v: 3 4 5 6 (3 4 5 6)', 'P: 22 90 250 400 (22 90 250 400)']);
  });

  it('are stacked without the blank rows of a shorter one', () => {
    expect(columns('v\tP\tv\tP', '3\t22\t5\t250', '4\t90\t\t')).toEqual([
      'v: 3 4 5 (3 4 5)',
      'P: 22 90 250 (22 90 250)',
    ]);
    expect(columns('v\tP\tv\tP', '3\t22\t5\t', '4\t90\t6\t400')).toEqual([
      'v: 3 4 5 6 (3 4 5 6)',
      'P: 22 90  400 (22 90  400)',
    ]);
  });

  it.each<[what: string, lines: string[]]>([
    ['one of them is of another title', ['v\tP\tv\tCt', '3\t22\t5\t250', '4\t90\t6\t400']],
    ['a column is missing', ['v\tP\tv', '3\t22\t5', '4\t90\t6']],
    ['a column without a title is between', ['v\tP\t\tv\tP', '3\t22\t7\t5\t250', '4\t90\t8\t6\t400']],
    ['a column without a title is between, with a blank', ['v\tP\t\tv\tP', '3\t22\t7\t5\t250', '4\t90\t\t6\t400']],
    ['a title without a column is between', ['v\tP\tx\tv\tP', '3\t22\t\t5\t250', '4\t90\t\t6\t400']],
    ['a blank column is within each', ['v\t\tP\tv\t\tP', '3\t\t22\t5\t\t250', '4\t\t90\t6\t\t400']],
    ['the second begins where the first ends', ['v\tP\tv\tP', '3\t22\t4\t250', '4\t90\t6\t400']],
    ['they have no titles', ['3\t22\t5\t250', '4\t90\t6\t400']],
    ['all columns have one title', ['v\tv\tv', '3\t4\t5', '3\t4\t5']],
  ])('stay as they are where %s', (_, lines) => {
    expect(columns(...lines)).toHaveLength(lines[0]?.split('\t').length ?? 0);
  });
});
