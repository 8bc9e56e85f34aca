import { isCell } from './fieldKeys.ts';
import type { MetaDifference } from './MetaDifference.ts';
import type { MetaLimit } from './metaLimits.ts';
import { LONGEST_QUOTED, listText, quoteValue } from './quoteValue.ts';
import { ruleText } from './ruleText.ts';
import type { StatedCurve } from './StatedMeta.ts';

/** A difference in words, with the values of both sides. */
export function differenceText(difference: MetaDifference): string {
  switch (difference.code) {
    case 'onlyOnServer':
      // Rows are sent only with the columns that the form has.
      return isCell(difference.field)
        ? 'only the server knows this column; saving leaves its values out'
        : 'only the server knows this field; it is kept as it is';
    case 'onlyInForm':
      return 'the server does not know this field; it is not saved';
    case 'tighterRule':
      return `only the server requires ${ruleText(difference.rule)}`;
    case 'looserRule':
      return `only the form requires ${ruleText(difference.rule)}`;
    case 'tighterMinimum':
    case 'looserMinimum':
    case 'tighterMaximum':
    case 'looserMaximum': {
      const edge = difference.code.endsWith('Minimum') ? 'above' : 'below';
      return sides(difference, (limit) => limitText(limit, edge));
    }
    case 'choices':
    case 'unique':
    case 'choiceLabels':
    case 'axes':
      return sides(difference, listText);
    case 'curve':
      return sides(difference, curveText);
    case 'label':
    case 'help':
      return sides(difference, fromFirstDifference(difference));
    default:
      return sides(difference, quoteValue);
  }
}

function sides<Value>(
  { code, form, server }: { code: keyof typeof WORDS; form: Value; server: Value },
  toText: (value: Value) => string,
): string {
  return `${WORDS[code]}: ${toText(form)} in the form, ${toText(server)} on the server`;
}

const WORDS = {
  type: 'type',
  required: 'required',
  readOnly: 'read-only',
  nullable: 'may be empty',
  unit: 'unit',
  tighterMinimum: 'stricter minimum',
  looserMinimum: 'looser minimum',
  tighterMaximum: 'stricter maximum',
  looserMaximum: 'looser maximum',
  tighterLength: 'stricter maximum length',
  looserLength: 'looser maximum length',
  tighterLeastLength: 'stricter minimum length',
  looserLeastLength: 'looser minimum length',
  pattern: 'pattern',
  tighterList: 'stricter list',
  looserList: 'looser list',
  choices: 'choices',
  label: 'label',
  help: 'help',
  choiceLabels: 'labels of the choices',
  axes: 'axes',
  default: 'default',
  refusedDefault: 'default that the form rejects',
  tighterLeastRows: 'stricter minimum number of rows',
  looserLeastRows: 'looser minimum number of rows',
  tighterMostRows: 'stricter maximum number of rows',
  looserMostRows: 'looser maximum number of rows',
  unique: 'columns that differ from row to row',
  curve: 'fields of the curve',
} as const;

function limitText(limit: MetaLimit | null, edge: string): string {
  return limit?.exclusive ? `${edge} ${limit.value}` : quoteValue(limit?.value ?? null);
}

function curveText(curve: StatedCurve | null): string {
  if (!curve) return quoteValue(null);
  const { x, y } = curve;
  const series = y.map((fields) => (fields.length > 2 ? `${fields[0]} to ${fields.at(-1)}` : fields.join(', ')));
  return `${x.field ?? `${x.from} to ${x.to}`} with ${listText(series)}`;
}

/** Quotes long texts from shortly before the place where they begin to differ. */
function fromFirstDifference({ form, server }: { form: string | null; server: string | null }) {
  const [ours, theirs] = [form ?? '', server ?? ''];
  let same = 0;
  while (same < ours.length && ours[same] === theirs[same]) same += 1;
  const isLong = Math.max(ours.length, theirs.length) > LONGEST_QUOTED;
  const start = isLong ? Math.max(0, same - BEFORE) : 0;
  return (text: string | null) => quoteValue(text && (start > 0 ? `…${text.slice(start)}` : text));
}

/** The most characters quoted from before that place. */
const BEFORE = 30;
