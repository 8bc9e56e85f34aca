import { expect, it } from 'vitest';
import { componentTag } from '#server/components/componentTag.ts';
import { getKind } from '../model/loadedKinds.ts';

it('the tag of a component changes with its revision and with the version of its kind', () => {
  const { definition, ...kind } = getKind('wind');
  const tag = (revision: number, version: string) =>
    componentTag({ revision }, { ...kind, definition: { ...definition, version } });
  expect(tag(7, 'v1')).toBe('"7-v1"');
  expect(tag(8, 'v1')).not.toBe(tag(7, 'v1'));
  expect(tag(7, 'v2')).not.toBe(tag(7, 'v1'));
});
