import {
  type AxisProblem,
  type AxisReferences,
  type Calibration,
  calibrateChart,
  findAxisProblem,
} from '#model/calibrateChart.ts';
import { type AxisId, type ChartTracing, REFERENCE_IDS, type ReferenceId } from '#model/chartTracing.ts';
import type { CurveDefinition } from '#model/FormDefinition.ts';
import { readQuantity } from '#model/readQuantity.ts';
import { problemMessage } from '#widgets/curveMessages.ts';

export interface CalibrationReading {
  /** Undefined until all references are set and make sense. */
  calibration: Calibration | undefined;
  /** Messages about a reference's value or place, shown at its input. */
  problems: Readonly<Partial<Record<ReferenceId, string>>>;
  /** Message about what to do or correct before the line can be read; undefined if nothing. */
  lack: string | undefined;
}

/** The unit of each axis; empty for y if the series have different units. */
export function findUnits({ x, y }: CurveDefinition): Readonly<Record<AxisId, string>> {
  const [unit = '', ...others] = new Set(y.map((series) => series.unit ?? ''));
  return { x: x.unit ?? '', y: others.length > 0 ? '' : unit };
}

/** Reads the references of both axes, with values in the given units, and calibrates the picture with them. */
export function readCalibration(tracing: ChartTracing, units: Readonly<Record<AxisId, string>>): CalibrationReading {
  const { places } = tracing;
  const read = { x: readAxis(tracing, 'x', units.x), y: readAxis(tracing, 'y', units.y) };
  const problems = { ...read.x.problems, ...read.y.problems };
  const missing = REFERENCE_IDS.filter((id) => places[id] === undefined);
  const blank = REFERENCE_IDS.filter((id) => tracing.texts[id].trim() === '');
  if (missing.length > 0) return { calibration: undefined, problems, lack: `Set ${nameAll(missing)} in the picture` };
  if (blank.length > 0)
    return {
      calibration: undefined,
      problems,
      lack: `Enter the value${blank.length > 1 ? 's' : ''} of ${nameAll(blank)}`,
    };
  const { x, y } = { x: read.x.references, y: read.y.references };
  if (!x || !y) return { calibration: undefined, problems, lack: 'Correct the axis points' };
  const calibration = calibrateChart({ x, y });
  if (calibration) return { calibration, problems, lack: undefined };
  const problem = 'The y axis is parallel to the x axis: move Y1 or Y2';
  return { calibration, problems: { ...problems, y2: problem }, lack: 'Correct the axis points' };
}

/** 'X1', 'X1 and Y2', 'X1, X2 and Y1'. */
function nameAll(ids: readonly ReferenceId[]): string {
  const names = ids.map(nameReference);
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last;
}

export function nameReference(id: ReferenceId): string {
  return id.toUpperCase();
}

export const AXIS_REFERENCES = { x: ['x1', 'x2'], y: ['y1', 'y2'] } as const;

/** Reads both references of an axis; `references` is absent unless both are set and make sense. */
function readAxis(
  { places, texts, isLogarithmic }: ChartTracing,
  axis: AxisId,
  unit: string,
): { references?: AxisReferences; problems: CalibrationReading['problems'] } {
  const [first, second] = AXIS_REFERENCES[axis];
  const values = [readValue(texts[first], unit), readValue(texts[second], unit)] as const;
  const [{ value: from, problem: one }, { value: to, problem: other }] = values;
  if (one !== undefined || other !== undefined)
    return { problems: { ...(one && { [first]: one }), ...(other && { [second]: other }) } };
  const [a, b] = [places[first], places[second]];
  const isLog = isLogarithmic[axis];
  if (from === undefined || to === undefined || !a || !b) {
    const isRefused = (value: number | undefined) => isLog && value !== undefined && value <= 0;
    return {
      problems: {
        ...(isRefused(from) && { [first]: NOT_POSITIVE }),
        ...(isRefused(to) && { [second]: NOT_POSITIVE }),
      },
    };
  }
  const references: AxisReferences = {
    references: [
      { at: a, value: from },
      { at: b, value: to },
    ],
    isLogarithmic: isLog,
  };
  const problem = findAxisProblem(references);
  if (!problem) return { references, problems: {} };
  return {
    problems: { [problem === 'firstNotPositive' ? first : second]: AXIS_PROBLEMS[problem](nameReference(first)) },
  };
}

const NOT_POSITIVE = 'Must be greater than 0 on a logarithmic axis';

const AXIS_PROBLEMS: Readonly<Record<AxisProblem, (first: string) => string>> = {
  firstNotPositive: () => NOT_POSITIVE,
  secondNotPositive: () => NOT_POSITIVE,
  samePlace: (first) => `Is at the same place as ${first}: move one of them`,
  sameValue: (first) => `Must differ from the value of ${first}`,
};

function readValue(text: string, unit: string): { value?: number; problem?: string } {
  const read = readQuantity(text, { unit });
  if ('problem' in read) return { problem: problemMessage(read) };
  return read.value === null ? {} : { value: read.value };
}
