import type { CurveLimits } from '#model/curvePoints.ts';
import type { MapDefinition } from '#model/FormDefinition.ts';
import { isSameCellText, type MapTexts } from '#model/mapText.ts';
import { formatNumber } from '#model/parseNumber.ts';
import { createConverter } from '#model/readQuantity.ts';
import { columnTitle } from './curveMessages.ts';
import type { BlockCell } from './mapBlock.ts';
import { transpose } from './mapCells.ts';
import type { MapUnits } from './readMapUnits.ts';

/** A block as a map, in the units of the map. */
export interface FoundAxes {
  texts: MapTexts;
  /** Whether x runs down the side of the block. */
  isTurned: boolean;
  /** Which units were converted. */
  converted: string[];
}

interface AxesOptions {
  map: MapDefinition;
  /** The units of the block. */
  units: MapUnits;
  /** Whether x runs down the side according to the titles. */
  direction: boolean | undefined;
  /** The current map, whose axes show which of two axes is x if nothing else does. */
  now: MapTexts | undefined;
  /** Whether the user says that x runs down the side; found by the limits of the axes if absent. */
  isTurned: boolean | undefined;
}

/**
 * Splits a block into the axes in its first row and column and its values; undefined if these may all be values.
 */
export function findMapAxes(
  block: readonly BlockCell[][],
  { map, units, direction, now, isTurned }: AxesOptions,
): FoundAxes | { refusal: string } | undefined {
  const [first = [], ...others] = block;
  // If the corner is missing rather than blank, the first line is shorter than the others.
  const isShort = first.at(-1)?.text === '' && others.every((row) => row.at(-1)?.value !== undefined);
  const head = isShort ? first.slice(0, -1) : first.slice(1);
  const side = others.map(([cell]) => cell ?? BLANK);
  // Titles prove that numbers in any order are axes.
  const isCertain = direction !== undefined || isTurned !== undefined;
  const areAxes = [head, side].every((cells) => (isCertain ? areDistinct(cells) : isMonotonic(cells)));
  if (head.length < 2 || side.length < 2 || !areAxes) return undefined;

  const read = (cells: readonly BlockCell[], name: keyof MapDefinition) =>
    cells.map((cell) => convertCell(cell, { from: units[name], to: map[name].unit ?? '' }));
  const places = [
    { isTurned: false, x: read(head, 'x'), y: read(side, 'y') },
    { isTurned: true, x: read(side, 'x'), y: read(head, 'y') },
  ];
  const fitting =
    isTurned === undefined
      ? places.filter(({ x, y }) => areWithin(toValues(x), map.x) && areWithin(toValues(y), map.y))
      : places.filter((place) => place.isTurned === isTurned);
  const found = fitting.find((place) => place.isTurned === direction) ?? chooseLikeNow(fitting, now);
  const hasCorner = isShort || first[0]?.value === undefined;
  if (!found) {
    const mayBeValues = areWithin(toValues([...head, ...side]), map.z) || !hasCorner;
    if (mayBeValues) return undefined;
    return { refusal: `the first row and column do not fit ${columnTitle(map.x)} and ${columnTitle(map.y)}` };
  }
  // With a number in the corner, only values that z could not have show that these are axes.
  if (!hasCorner && [found.x, found.y].some((axis) => areWithin(toValues(axis), map.z))) return undefined;
  const z = others.map((row) => read(row.slice(1), 'z').map(toText));
  const [x, y] = [found.x.map(toText), found.y.map(toText)];
  const texts = found.isTurned ? transpose({ x: y, y: x, z }) : { x, y, z };
  return { texts, isTurned: found.isTurned, converted: describeConverted(block, map, units) };
}

/** Chooses the axes that are those of the current map, or else the first ones. */
function chooseLikeNow<Place extends Record<'x' | 'y', readonly BlockCell[]>>(
  places: readonly Place[],
  now: MapTexts | undefined,
): Place | undefined {
  const isNow = ({ x, y }: Place) =>
    now !== undefined && isSameAxis(x.map(toText), now.x) && isSameAxis(y.map(toText), now.y);
  return places.find(isNow) ?? places[0];
}

function isSameAxis(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((text, index) => isSameCellText(text, b[index] ?? ''));
}

function convertCell(cell: BlockCell, { from, to }: { from: string; to: string }): BlockCell {
  const own = cell.unit ?? from;
  if (cell.value === undefined || own === to) return cell.unit === undefined ? cell : plainCell(cell.value);
  const convert = createConverter(own, to);
  return convert ? plainCell(convert(cell.value)) : { text: cell.text, value: undefined };
}

function plainCell(value: number | undefined): BlockCell {
  return { value, text: formatNumber(value) };
}

/** 'Converted from °F to °C'. */
function describeConverted(block: readonly BlockCell[][], map: MapDefinition, units: MapUnits): string[] {
  const own = block.flat().flatMap(({ unit }) => unit ?? []);
  const axes = [map.x, map.y, map.z].map(({ unit = '' }) => unit);
  const pairs = [units.x, units.y, units.z].map((from, index) => ({ from, to: axes[index] ?? '' }));
  const inCells = own.map((from) => ({ from, to: axes.find((to) => createConverter(from, to)) ?? from }));
  return [
    ...new Set(
      [...pairs, ...inCells].flatMap(({ from, to }) =>
        from === to ? [] : [`Converted from ${from || 'fractions'} to ${to || 'fractions'}`],
      ),
    ),
  ];
}

const BLANK: BlockCell = { text: '', value: undefined };

function toText({ text }: BlockCell): string {
  return text;
}

function toValues(cells: readonly BlockCell[]): number[] {
  return cells.map(({ value }) => value ?? Number.NaN);
}

function areDistinct(cells: readonly BlockCell[]): boolean {
  const values = toValues(cells);
  return values.every(Number.isFinite) && new Set(values).size === values.length;
}

/** Whether the cells are numbers that all rise or all fall. */
function isMonotonic(cells: readonly BlockCell[]): boolean {
  const values = toValues(cells);
  return isRising(values) || isRising(values.toReversed());
}

export function isRising(values: readonly number[]): boolean {
  return values.every(
    (value, index) => Number.isFinite(value) && value > (values[index - 1] ?? Number.NEGATIVE_INFINITY),
  );
}

function areWithin(values: readonly number[], { minimum = -Infinity, maximum = Infinity }: CurveLimits): boolean {
  return values.every((value) => value >= minimum && value <= maximum);
}
