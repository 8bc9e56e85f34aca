import { expect, it } from 'vitest';
import { deviationText } from '#model/deviationText.ts';

it.each<[string, Parameters<typeof deviationText>[0], string]>([
  ['nothing', { deviation: undefined, unit: 'kW' }, ''],
  ['what is no number', { deviation: {}, unit: 'kW' }, 'changed'],
  ['more', { deviation: { by: 2.5, percent: 12.5 }, unit: 'kW' }, '+2.5\u00a0kW (+12.5\u00a0%)'],
  ['less', { deviation: { by: -2.5, percent: -12.5 }, unit: 'kW' }, '-2.5\u00a0kW (-12.5\u00a0%)'],
  ['without a unit', { deviation: { by: 0.5, percent: 50 }, unit: '' }, '+0.5 (+50\u00a0%)'],
  ['from zero', { deviation: { by: 5 }, unit: 'm' }, '+5\u00a0m'],
  ['of a percentage', { deviation: { by: 5, percent: 10 }, unit: '%' }, '+5\u00a0%'],
  ['ten times more', { deviation: { by: 100, percent: 1000 }, unit: 'm' }, '+100\u00a0m (+1000\u00a0%)'],
  ['far more', { deviation: { by: 290, percent: 2900 }, unit: 'm' }, '+290\u00a0m (×30)'],
])('a value that deviates by %s', (_what, assumption, text) => {
  expect(deviationText(assumption)).toBe(text);
});
