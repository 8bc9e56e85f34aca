import { describe, expect, it } from 'vitest';
import { isTableFile, openTableFile } from '#widgets/openTableFile.ts';

it.each([
  ['power.csv', '', true],
  ['POWER.CSV', 'application/vnd.ms-excel', true],
  ['power.tsv', '', true],
  ['power.txt', '', true],
  ['power', 'text/plain', true],
  ['power.csv.xlsx', '', false],
  ['csv', '', false],
  ['power.csvx', '', false],
  ['chart.png', 'image/png', false],
  ['context', 'application/text/plain', false],
])('%s of type %j is a table: %s', (name, type, isTable) => {
  expect(isTableFile({ name, type })).toBe(isTable);
});

describe('opening a file', () => {
  async function open(content: string | Uint8Array<ArrayBuffer>, name = 'power.csv') {
    return openFile(new File([content], name));
  }

  async function openFile(file: File) {
    const done: unknown[] = [];
    await openTableFile(file, {
      onPaste: (text) => done.push({ pasted: text }),
      onNotes: (notes) => done.push({ said: notes }),
    });
    return done;
  }

  it('pastes its text', async () => {
    expect(await open('4;100\n5;200')).toEqual([{ pasted: '4;100\n5;200' }]);
    expect(await open('')).toEqual([{ pasted: '' }]);
  });

  it('refuses what is not text', async () => {
    expect(await open('PK\0\0', 'power.xlsx')).toEqual([
      { said: ['power.xlsx was not opened: it is not a text file. Save the table as CSV'] },
    ]);
  });

  it('takes 5 MB, and refuses more', async () => {
    const spaces = new Uint8Array(5_000_001).fill(32);
    expect(await open(spaces)).toEqual([{ said: ['power.csv was not opened: it is larger than 5 MB'] }]);
    expect(await open(spaces.subarray(1))).toEqual([{ pasted: expect.stringMatching(/^ +$/) }]);
  });

  it('says that a file cannot be read, as after it was deleted', async () => {
    const file = new File(['4;100'], 'power.csv');
    file.text = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
    expect(await openFile(file)).toEqual([{ said: ['power.csv was not opened: it could not be read'] }]);
  });
});
