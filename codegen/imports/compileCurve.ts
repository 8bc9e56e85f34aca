import { didYouMean } from '#codegen/didYouMean.ts';
import { readUnit } from '#codegen/readUnit.ts';
import { NO_UNIT, type Unit } from '#model/Unit.ts';
import type { CaseContext } from './compileField.ts';
import { findRatio, reportUnits } from './findRatio.ts';

/** Compiles the points of a curve: from a series of columns, or from columns with lists for x and each y. */
export function compileCurve(name: string, given: string | string[], context: CaseContext) {
  const { file, kind, report, path } = context;
  const curve = kind.definition.curves[name];
  const at = [...path, 'curve'];
  const ids = [given].flat();
  const isSeries = typeof given === 'string';
  report.use(ids);
  const faulty = new Set<string>();
  for (const [index, id] of ids.entries()) {
    const place = isSeries ? at : [...at, index];
    const type = Object.hasOwn(file.columns, id) ? (file.columns[id]?.type ?? 'number') : undefined;
    const wanted = isSeries ? 'series' : 'list';
    if (type !== wanted) faulty.add(id);
    if (type === undefined) report.at(place, `there is no column "${id}".`, didYouMean(id, Object.keys(file.columns)));
    else if (type !== wanted)
      report.at(
        place,
        `"${id}" is a column of type "${type}", but a ${wanted} is needed here.`,
        `Give it "type": "${wanted}".`,
      );
  }
  if (!curve) return undefined;
  const count = isSeries ? 1 : ids.length - 1;
  if (count !== curve.y.length)
    report.at(
      at,
      `the curve has ${curve.y.length} series of values, but ${count} ${count === 1 ? 'is' : 'are'} given.`,
    );
  const unit = (text: string | undefined): Unit => {
    const read = text === undefined ? { unit: NO_UNIT } : readUnit(text, kind.merged);
    return 'unit' in read ? read.unit : NO_UNIT;
  };
  const convert = (column: string, from: string | undefined, to: string | undefined) => {
    const ratio = findRatio(unit(from), unit(to));
    // A column that does not exist, or has another type, is already reported.
    if (!ratio && !faulty.has(column)) reportUnits(at, unit(from), unit(to), report);
    return ratio;
  };
  const [x = '', ...lists] = ids;
  const own = file.columns[x];
  const xRatio = convert(x, isSeries ? own?.x : own?.unit, curve.x.unit);
  const y = (isSeries ? [x] : lists).map((column, index) => ({
    column,
    ratio: convert(column, file.columns[column]?.unit, curve.y[index]?.unit),
  }));
  return { sort: 'curve', x, xRatio, y };
}
