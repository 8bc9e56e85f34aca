import { expect, it } from 'vitest';
import { sourceFiles } from './sourceFiles.ts';

it('uses nothing of the chart library that the build leaves out', () => {
  const left = /\bpaths\??\.(stepped|bars|spline)\b|\buPlot\.join\b/;
  const sources = sourceFiles('src', 'widgets');
  expect(sources.filter(([, text]) => left.test(text)).map(([file]) => file)).toEqual([]);
  expect(sources.some(([, text]) => /\bpaths\??\.linear\b/.test(text))).toBe(true);
});
