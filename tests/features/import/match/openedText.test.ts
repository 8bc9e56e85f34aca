import { expect, it } from 'vitest';
import { openedText } from '#features/import/match/openedText.ts';

const NOTHING = { name: 'pumps.json', missing: [], differing: [], beyond: [] };

it('a mapping that applies as a whole has no remark', () => {
  expect(openedText(NOTHING)).toBe('');
});

it.each([
  [{ missing: ['Preis', 'COP'] }, 'The table has no column “Preis”, “COP”.'],
  [{ differing: [{ heading: 'Heat', unit: 'kW', expected: 'W' }] }, '“Heat” is in kW here; the mapping expects W.'],
  [
    { differing: [{ heading: 'Heat', unit: '', expected: '' }] },
    '“Heat” is in no unit here; the mapping expects none.',
  ],
  [{ decimal: ',' } as const, 'Numbers are read with a decimal comma, as in the mapping.'],
  [{ decimal: '.' } as const, 'Numbers are read with a decimal point, as in the mapping.'],
  [{ beyond: ['skip', 'name.short'] }, "Not applied, because this page can't express it: skip, name.short."],
])('%j is remarked on', (own, text) => {
  expect(openedText({ ...NOTHING, ...own })).toBe(text);
});
