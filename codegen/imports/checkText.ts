import type { JSONPath } from 'jsonc-parser';
import { didYouMean } from '#codegen/didYouMean.ts';
import { listPlaceholders } from '#model/imports/fillText.ts';
import type { FieldContext } from './compileField.ts';

/**
 * Reports each placeholder of a text that is neither a column with a single value nor one of `also`, and braces that are not placeholders.
 */
export function checkText(
  text: string,
  path: JSONPath,
  { columns, file, report }: Pick<FieldContext, 'columns' | 'file' | 'report'>,
  { also = [] }: { also?: readonly string[] } = {},
): void {
  const named = listPlaceholders(text).filter(({ column }) => columns.fields.has(column) || !also.includes(column));
  report.use(named.map(({ column }) => column));
  for (const { column, at } of named) {
    const type = file.columns[column]?.type;
    if (!columns.fields.has(column))
      report.inText(path, {
        at: at + 1,
        message: `there is no column "${column}".`,
        suggestion: didYouMean(column, columns.fields.keys()),
      });
    else if (type === 'list' || type === 'series')
      report.inText(path, { at: at + 1, message: `"${column}" holds several values, which a text can't show.` });
  }
  const rest = text.replaceAll(/\{\w+\}/g, (all) => ' '.repeat(all.length));
  const stray = rest.search(/[{}]/);
  if (stray !== -1)
    report.inText(path, {
      at: stray,
      message: 'braces hold the name of a column.',
      suggestion: 'Write it as in "columns", such as {model}.',
    });
}
