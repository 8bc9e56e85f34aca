import { expect, it } from 'vitest';
import { listCurveStatements, listSeries } from '#codegen/edits/listCurveStatements.ts';
import type { CurveSchema } from '#codegen/KindFile.ts';
import { unexpandedKind } from '../mergedKind.ts';

/** The statements about a curve, each with its place in the file. */
function list(curve: CurveSchema) {
  const kind = unexpandedKind({ 'x-curves': { output: curve } });
  const text = JSON.stringify(kind.file);
  return listCurveStatements(kind).map(({ word, scope, subject, value, place }) => {
    const [at = ''] = text.slice(place().column - 1).split(':');
    return [`${scope}${word} ${subject}`, value, at];
  });
}

it('a curve is named by its list, and its series by theirs', () => {
  const y = [{ title: 'Y', field: 'ys' }];
  const curve = { title: 'Output', rising: false, x: { title: 'X', field: 'xs' }, y };
  expect(list(curve)).toEqual([
    ['kind.x-curves xs', curve, '"output"'],
    ['curve.title xs', 'Output', '"title"'],
    ['curve.rising xs', false, '"rising"'],
    ['curve.x.title xs', 'X', '"title"'],
    ['curve.x.field xs', 'xs', '"field"'],
    ['curve.y ys', y[0], '{"title"'],
    ['curve.y.title ys', 'Y', '"title"'],
    ['curve.y.field ys', 'ys', '"field"'],
  ]);
});

it('a numbered curve is named by its first series', () => {
  const y = [
    { title: 'P', fields: 'p{x}' },
    { title: 'Q', fields: 'q{x}' },
  ];
  const words = list({ title: 'Output', x: { title: 'X', from: 0 }, y }).map(([word]) => word);
  expect(words).toEqual([
    ...['kind.x-curves p{x}', 'curve.title p{x}', 'curve.x.title p{x}', 'curve.x.from p{x}'],
    ...['curve.y p{x}', 'curve.y.title p{x}', 'curve.y.fields p{x}'],
    ...['curve.y q{x}', 'curve.y.title q{x}', 'curve.y.fields q{x}'],
  ]);
});

it('a curve without series has its own name', () => {
  expect(list({ title: 'Output', x: { title: 'X' }, y: [] }).map(([word]) => word)).toEqual([
    ...['kind.x-curves output', 'curve.title output', 'curve.x.title output'],
  ]);
});

it('series are named by their list, by their fields or by their place', () => {
  const y = [{ title: 'A', fields: 'a{x}' }, { title: 'B', field: 'b' }, { title: 'C' }];
  expect(listSeries({ title: 'Output', x: { title: 'X' }, y })).toEqual(['a{x}', 'b', '2']);
});
