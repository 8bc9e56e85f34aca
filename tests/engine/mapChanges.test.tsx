// @vitest-environment jsdom
import '../widgets/setup.ts';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MapChanges } from '#engine/MapChanges.tsx';
import { copField } from '../model/copField.ts';

const { map } = copField();
const BEFORE = '{"x":["-10","0"],"y":["35","55"],"z":[["3.1","3.6"],["2.2","2.5"]]}';

function show(...texts: string[]) {
  if (!map) throw new Error('The COP is a map');
  const labels = ['Before', 'Saved', 'Third'].slice(0, texts.length);
  const { container } = render(<MapChanges map={map} labels={labels} texts={texts} currency="EUR" />);
  const read = (selector: string) => [...container.querySelectorAll(selector)].map(({ textContent }) => textContent);
  return { rows: read('tbody tr'), marked: read('td[data-differs]'), head: read('thead th'), caption: read('caption') };
}

it('marks the cells that differ, with the value of each version', () => {
  const { marked, head, caption } = show(BEFORE, BEFORE.replace('3.6', '3.8'));
  expect(marked).toEqual(['3.6 → 3.8']);
  expect(head).toEqual(['Sink temperature [°C]', '-10', '0']);
  expect(caption).toEqual(['COP; where it differs: Before → Saved']);
});

it('a number that is only written otherwise does not differ', () => {
  expect(show(BEFORE, BEFORE.replace('3.6', '3.60')).marked).toEqual([]);
});

it('a row that one version lacks is marked in its place', () => {
  const after = '{"x":["-10","0"],"y":["35","45","55"],"z":[["3.1","3.6"],["2.6","3"],["2.2","2.5"]]}';
  expect(show(BEFORE, after)).toMatchObject({
    rows: ['353.13.6', '45– → 2.6– → 3', '552.22.5'],
    marked: ['– → 2.6', '– → 3'],
  });
});

it('a missing map differs in every cell', () => {
  expect(show('', BEFORE).marked).toEqual(['– → 3.1', '– → 3.6', '– → 2.2', '– → 2.5']);
});

it('more than two versions are shown side by side', () => {
  expect(show(BEFORE, BEFORE, BEFORE.replace('2.2', '2')).marked).toEqual(['2.2 → 2.2 → 2']);
});
