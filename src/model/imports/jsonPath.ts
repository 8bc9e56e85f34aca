import { isRecord } from '#model/isRecord.ts';

/**
 * Returns the value at a path such as 'turbine.rated_power', 'modes[0].power' or 'parameters[label=wind-speed].values'.
 */
export function valueAtJsonPath(document: unknown, path: string): unknown {
  return path.split(STEPS).reduce(enter, document);
}

/**
 * Lists the paths of a document that lead to a value that is neither an object nor a list with objects, each with that
 * value.
 */
export function listJsonLeaves(value: unknown, path = '', depth = 0): [path: string, value: unknown][] {
  if (depth > DEEPEST) return [[path, value]];
  if (Array.isArray(value) && value.some((one) => typeof one === 'object' && one !== null))
    return value.flatMap((one, index) => listJsonLeaves(one, `${path}[${index}]`, depth + 1));
  if (!isRecord(value)) return [[path, value]];
  return Object.entries(value).flatMap(([key, own]) =>
    listJsonLeaves(own, path === '' ? key : `${path}.${key}`, depth + 1),
  );
}

/** Dots outside brackets separate the steps. */
const STEPS = /\.(?![^[]*\])/;
const DEEPEST = 64;

function enter(value: unknown, step: string): unknown {
  const [name = '', ...choices] = step.split('[').map((part) => part.replace(/\]$/, ''));
  const own = name === '' ? value : isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return choices.reduce(choose, own);
}

/** Returns the entry of a list by its index, or by the value of a property ('label=wind-speed'). */
function choose(list: unknown, choice: string): unknown {
  if (!Array.isArray(list)) return undefined;
  const [name = '', wanted] = choice.split('=');
  if (wanted === undefined) return list[Number(choice)];
  return list.find((one) => isRecord(one) && String(one[name]) === wanted);
}
