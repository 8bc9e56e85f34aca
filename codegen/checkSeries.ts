import type { JSONPath } from 'jsonc-parser';
import type { CurveSchema } from './KindFile.ts';
import type { Merged } from './mergeKind.ts';
import { type Problem, toWarning } from './Problem.ts';

/**
 * Reports keywords of a curve that have no effect on its sort of series, and series that would be empty or the same.
 */
export function checkSeries(id: string, { schema, origin }: Merged<CurveSchema>): Problem[] {
  const problems: Problem[] = [];
  const report = (path: JSONPath, message: string, suggestion: string) =>
    problems.push(origin.source.problemAt([...origin.path, ...path], message, suggestion));
  const { x, y, rising } = schema;
  const isNumbered = x.field === undefined;
  if (isNumbered && rising !== undefined)
    report(['rising'], `"rising" has no effect on the numbered curve "${id}", whose x always rises.`, 'Leave it out.');
  if (isNumbered && (x.from ?? 0) < 0)
    report(
      ['x', 'from'],
      `"from" ${x.from} would be part of a field's name, which can't contain a minus.`,
      'Begin at 0 or above, or take x from a list "field".',
    );
  for (const [index, series] of y.entries()) {
    const reportWord: Report = (word, message, suggestion) =>
      origin.source.problemAt([...origin.path, 'y', index, word], message, suggestion);
    // A list beside a numbered x, or the reverse, is reported elsewhere.
    if (isNumbered === (series.field === undefined)) problems.push(...checkWords(id, series, reportWord));
    for (const other of y.slice(0, index)) problems.push(...checkPair(series, other, reportWord));
    if (series.field !== undefined && series.field === x.field)
      problems.push(
        reportWord('field', `"${series.field}" is the x of curve "${id}" already.`, 'Name the list that holds y.'),
      );
  }
  return problems;
}

type Series = CurveSchema['y'][number];
type Report = (word: string, message: string, suggestion?: string) => Problem;

function checkWords(id: string, series: Series, report: Report): Problem[] {
  if (series.field === undefined) {
    if (series.default) return [];
    const message = `"${series.title}" of curve "${id}" has no default, so a new component begins without a curve.`;
    return [toWarning(report('fields', message, 'Give it a "default", with one value per point.'))];
  }
  return (['minimum', 'maximum', 'default'] as const).flatMap((word) => {
    if (series[word] === undefined) return [];
    const message = `"${word}" has no effect on the list "${series.field}", only on numbered fields.`;
    return [
      report(
        word,
        message,
        word === 'default' ? `Give it to the field "${series.field}".` : 'Write a check: "x-checks".',
      ),
    ];
  });
}

function checkPair(series: Series, other: Series, report: Report): Problem[] {
  const word = series.field === undefined ? 'fields' : 'field';
  if (series[word] === other[word])
    return [report(word, `"${series[word]}" is another series of the same curve already.`, 'Name another.')];
  if (series.title !== other.title) return [];
  return [toWarning(report('title', `both series are called "${series.title}".`, 'Give them different titles.'))];
}
