import type { MapTexts } from './mapText.ts';
import { isSameCellText } from './mapText.ts';

/** Several versions of a map in one grid. */
export interface MapDifference {
  x: string[];
  y: string[];
  /** By row and column, the text of each version; undefined where a version has no such x or y. */
  cells: (string | undefined)[][][];
}

/** Merges versions of a map into one grid by the values of their axes, which are sorted as numbers. */
export function mapDifference(versions: readonly (MapTexts | undefined)[]): MapDifference {
  const x = mergeAxes(versions.map((version) => version?.x ?? []));
  const y = mergeAxes(versions.map((version) => version?.y ?? []));
  const cells = y.map((row) =>
    x.map((column) => versions.map((version) => version?.z[find(version.y, row)]?.[find(version.x, column)])),
  );
  return { x, y, cells };
}

/** Whether the versions differ in a cell. */
export function differsInCell([first, ...others]: readonly (string | undefined)[]): boolean {
  return others.some((text) =>
    text === undefined || first === undefined ? text !== first : !isSameCellText(text, first),
  );
}

function mergeAxes(axes: readonly (readonly string[])[]): string[] {
  const merged: string[] = [];
  for (const text of axes.flat()) if (find(merged, text) === -1) merged.push(text);
  return merged.sort((a, b) => Number(a) - Number(b));
}

function find(texts: readonly string[], text: string): number {
  return texts.findIndex((one) => isSameCellText(one, text));
}
