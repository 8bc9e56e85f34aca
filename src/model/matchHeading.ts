/** An axis, and the words that a heading may add to its title: those of the curve's title and its y axis. */
export interface NamedAxis {
  title: string;
  unit?: string | undefined;
  about?: string | undefined;
}

/** How well the title of a column matches an axis. */
export interface HeadingMatch {
  /**
   * 'named' has all words or the initials of the axis's title, 'related' some of the words or a usual symbol, 'silent'
   * no word that matters.
   */
  fit: 'named' | 'related' | 'silent' | 'other';
  /** Words that neither the axis nor its curve has, and that are not mere additions such as 'net'. */
  extra: readonly string[];
}

/** Compares a title, in lower case and without its unit, with an axis: 'Wind speed at hub height', 'SOC', 'v'. */
export function matchHeading(heading: string, { title, unit = '', about = '' }: NamedAxis): HeadingMatch {
  const [words, found] = [toTerms(title), toTerms(heading)];
  const [plainWords, plainFound] = [toWords(title), toWords(heading)];
  const initials = plainWords.map((word) => word[0]).join('');
  const known = new Set([
    ...words,
    ...toTerms(about.replace(/\[.*?\]/g, '')),
    ...(isShare(unit) ? SHARE_WORDS : []),
    initials,
  ]);
  const isKnown = (word: string) => known.has(word) || ADDITIONS.has(word) || /\d/.test(word);
  const isRunTogether = plainFound.join('').startsWith(plainWords.join(''));
  const isNamed =
    isRunTogether || words.every((word) => found.includes(word)) || (initials !== '' && plainFound.includes(initials));
  const extra = found.filter((word) => !isKnown(word) && !(isRunTogether && word.startsWith(plainWords.join(''))));
  if (isNamed) return { fit: 'named', extra };
  const [symbol = '', ...others] = plainFound;
  if (isSymbol(symbol, words) && others.every(isKnown)) return { fit: 'related', extra: [] };
  if (found.every((word) => ADDITIONS.has(word) || /^\d+$/.test(word))) return { fit: 'silent', extra: [] };
  const isRelated = extra.length === 0 && found.some((word) => words.includes(word) && !ADDITIONS.has(word));
  return { fit: isRelated ? 'related' : 'other', extra };
}

/** Whether a word makes a quantity another one: 'loss' in 'Power loss', 'wirkungsgrad'. */
export function isOtherQuantity(word: string): boolean {
  return OTHER.test(word);
}

/** Whether a unit is that of many quantities, so that it does not determine which one a column has. */
export function isShare(unit: string): boolean {
  return unit === '%' || unit === '';
}

/** The words of a text in the singular, with one term for all synonyms. */
function toTerms(text: string): string[] {
  const words = toWords(text).map((word) =>
    /[^su]s$/.test(word) && word.length > LONGEST_SYMBOL ? word.slice(0, -1) : word,
  );
  const spaced = TERMS.reduce(
    (joined, [name, term]) => joined.replaceAll(` ${name} `, ` ${term} `),
    ` ${words.join('  ').replaceAll('  ', ' ')} `,
  );
  return spaced.split(' ').filter((word) => word !== '');
}

function toWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]/u)
    .filter((word) => word !== '');
}

/** Whether a word is a symbol such as 'v', 'P1' or 'Pm0' that may stand for a quantity of these words. */
function isSymbol(word: string, terms: readonly string[]): boolean {
  const [, letters = ''] = SYMBOL.exec(word) ?? [];
  const usual = terms.map((term) => SYMBOLS.get(term) ?? '').join('');
  const [first = ''] = letters;
  return first !== '' && !COEFFICIENTS.has(letters) && `${usual}${terms[0]?.[0] ?? ''}xy`.includes(first);
}

/** One or two letters, with the index of a variant: 'P1', 'Pel', 'vhub'. */
const SYMBOL = /^(\p{L}{1,2}?)(?:\d*|elec|elek|elektr|el|net|netto|gross|brutto|hub|nabe|max|mean)$/u;

/** In letters; a longer word is in the plural where it ends with s, but not with ss or us: 'zyklus'. */
const LONGEST_SYMBOL = 3;

/** Longer names first, as some contain others. */
const TERMS: readonly (readonly [name: string, term: string])[] = [
  ...list('soc', 'state of charge', 'charge state', 'charge level', 'ladezustand', 'ladestand'),
  ...list('dod', 'depth of discharge', 'discharge depth', 'entladetiefe', 'depth'),
  ...list('end of life', 'failure', 'eol', 'lebensdauerende'),
  ...list('wind speed', 'windspeed', 'windgeschwindigkeit'),
  ...list('discharge power', 'entladeleistung'),
  ...list('charge power', 'ladeleistung'),
  ...list('power', 'load', 'output', 'leistung', 'wirkleistung', 'last', 'auslastung'),
  ...list('discharge', 'discharging', 'entladen', 'entladung'),
  ...list('charge', 'charging', 'laden', 'ladung', 'aufladen'),
  ...list('rectifier', 'gleichrichter'),
  ...list('inverter', 'wechselrichter'),
  ...list('efficiency', 'wirkungsgrad'),
  ...list('cycle', 'zyklen', 'zyklus', 'zyklenzahl', 'ladezyklen'),
  ...list('temperature', 'temp', 'temperatur'),
];

function list(term: string, ...names: readonly string[]) {
  return names.map((name) => [name, term] as const);
}

/** The usual symbols of a quantity besides the first letter of its title. */
const SYMBOLS: ReadonlyMap<string, string> = new Map([
  ['speed', 'vuw'],
  ['power', 'p'],
  ['temperature', 'tθϑ'],
  ['cycle', 'n'],
]);

/** Symbols of coefficients, which begin as those of other quantities do. */
const COEFFICIENTS: ReadonlySet<string> = new Set(['ct', 'cp', 'ce', 'pf', 'cf']);

/** Words that leave a quantity what it is. */
const ADDITIONS: ReadonlySet<string> = new Set(
  `a an the of at in to by for and from on with net gross electric electrical elec el active real ac dc total
  generated produced delivered available mean average avg measured calculated guaranteed nominal standard value
  number hub height free stream turbine curve max maximum limit percent pct pn pnom pr
  der die das des von bei auf zu je mit netto brutto elektrisch elektrische abgegebene mittlere mittel gemessene
  nabe nabenhöhe höhe anlage maximal maximale wert werte anzahl prozent`.split(/\s+/),
);

/** Words that a share of something may have. */
const SHARE_WORDS: readonly string[] = ['level', 'rated', 'share', 'relative', 'part'];

const OTHER =
  /loss|coeff|efficien|current|factor|sound|noise|reactive|apparent|densit|deviation|uncertain|error|hour|frequen|price|cost|consum|demand|normali[sz]|gust|rotor|torque|thrust|temperature|voltage|throughput|^(?:tip|std|stdev|sigma|ratio|pitch)$|verlust|beiwert|wirkungsgrad|strom|faktor|schall|blind|schein|dichte|abweichung|unsicher|fehler|stunde|häufig|preis|kosten|verbrauch|bedarf|normiert|böe|schub|spannung|temperatur|drehmoment/;
