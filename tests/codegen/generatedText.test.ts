import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { type GeneratedText, isSameText, toText, writeText } from '#codegen/generatedText.ts';

const parts = (...texts: string[]): Buffer[] => texts.map((text) => Buffer.from(text));

it('a text in parts is their text in order', () => {
  expect(toText(parts('{"title": "', '35 °C – η', '"}'))).toBe('{"title": "35 °C – η"}');
  expect(toText([])).toBe('');
  expect(toText('as it is')).toBe('as it is');
});

describe('two texts', () => {
  const shared = Buffer.from('shared');
  it.each<[a: GeneratedText, b: GeneratedText]>([
    ['a', 'a'],
    ['', ''],
    ['ab', parts('a', 'b')],
    [parts('a', 'b'), 'ab'],
    [parts('a', 'b'), parts('a', 'b')],
    [
      [shared, Buffer.from('b')],
      [shared, Buffer.from('b')],
    ],
  ])('are the same: %o and %o', (a, b) => {
    expect(isSameText(a, b)).toBe(true);
  });

  it.each<[a: GeneratedText, b: GeneratedText]>([
    ['a', 'b'],
    ['ab', parts('a', 'c')],
    [parts('a', 'c'), 'ab'],
    [parts('a', 'b'), parts('a', 'c')],
    [parts('a', 'b'), parts('a')],
    [parts('a'), parts('a', 'b')],
    [parts('ab'), parts('a', 'b')],
    [[shared], [shared, shared]],
  ])('differ: %o and %o', (a, b) => {
    expect(isSameText(a, b)).toBe(false);
  });

  it('are compared only in the parts that are not the same object', () => {
    const [one, other] = parts('a', 'b');
    const compare = [shared, one].map((part) => vi.spyOn(part ?? shared, 'equals'));
    expect(isSameText([shared, other ?? shared], [shared, one ?? shared])).toBe(false);
    expect(compare.map((spy) => spy.mock.calls)).toEqual([[], [[other]]]);
  });
});

describe('a written file', () => {
  it.each<[name: string, text: GeneratedText]>([
    ['a string', 'Größe'],
    [
      'more parts than the system writes at once',
      Array.from({ length: 5000 }, (_, index) => Buffer.from(`${index}°,`)),
    ],
    ['no parts', []],
  ])('has the text of %s, and nothing of an earlier one', async (_, text) => {
    const folder = await mkdtemp(join(tmpdir(), 'q-system-'));
    try {
      const file = join(folder, 'contract.json');
      await writeText(file, 'x'.repeat(100_000));
      await writeText(file, text);
      expect(await readFile(file, 'utf8')).toBe(toText(text));
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it.each<[GeneratedText]>([['text'], [parts('text')]])(
    'is refused in a folder that does not exist: %o',
    async (text) => {
      await expect(writeText(join(tmpdir(), 'no-such-folder', 'a.json'), text)).rejects.toThrow('ENOENT');
    },
  );
});
