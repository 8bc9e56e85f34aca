// @vitest-environment jsdom
import '../../../widgets/setup.ts';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ReferenceSet } from '#api/useReferenceSets.ts';
import { ReferenceSetContext } from '#features/components/sources/ReferenceSetContext.ts';
import { SourceDetails } from '#features/components/sources/SourceDetails.tsx';

const SHEET = { source: 'Data sheet', page: 'p. 4' };
const SET: ReferenceSet = {
  ...{ name: 'keymark', title: 'Heat Pump Keymark', subclass: 'heatpump', source: 'hplib', licence: 'MIT' },
  ...{ url: null, citation: null, edition: '2026-03', version: '1a2b', count: 7, read_at: '2026-11-20T08:00:00.000Z' },
};

it('a source in a component of one’s own says whether it is confirmed', () => {
  const { container } = render(<SourceDetails source={SHEET} unit="kW" />);
  expect(container.textContent).toBe('Data sheetPage or quotep. 4Not confirmed yet.');
});

it('a source in a reference set says which set that is instead, in which version and under which licence', () => {
  const { container, rerender } = render(
    <ReferenceSetContext value={SET}>
      <SourceDetails source={SHEET} unit="kW" />
    </ReferenceSetContext>,
  );
  expect(container.textContent).toBe(
    'Data sheetPage or quotep. 4Reference setHeat Pump Keymark, read onlyVersion2026-03LicenceMIT',
  );
  rerender(
    <ReferenceSetContext value={{ ...SET, edition: null }}>
      <SourceDetails source={SHEET} unit="kW" />
    </ReferenceSetContext>,
  );
  expect(screen.getByText('Version').parentElement?.textContent).toMatch(/^Versionof \S.*2026/);
});
