/**
 * Returns the words of a heading or field title in one vocabulary: lower case, singular, with German words and
 * abbreviations translated to English, and without filler words.
 */
export function columnWords(text: string): string[] {
  const plain = text.replace(/([a-zäöü])([A-ZÄÖÜ])/g, '$1 $2').toLowerCase();
  const words = plain.split(/[^\p{L}\d]/u).flatMap(split);
  return [...new Set(words.flatMap((word) => SAME_WORDS.get(word) ?? [singular(word)]))].filter(
    (word) => word !== '' && !FILLERS.has(word),
  );
}

/** Splits a German compound: 'nabenhöhe' (hub height) is 'naben' and 'höhe'. */
function split(word: string): string[] {
  if (SAME_WORDS.has(word)) return [word];
  const found = COMPOUNDS.find((end) => word.endsWith(end) && word.length > end.length + 2);
  return found ? [word.slice(0, -found.length).replace(/s$/, ''), found] : [word];
}

function singular(word: string): string {
  return word.length > 4 ? word.replace(/(?<!s)s$/, '') : word;
}

const FILLERS = new Set(['the', 'of', 'in', 'per', 'and', 'der', 'die', 'das', 'und', 'pro', 'a', 'underscore']);

const COMPOUNDS = [
  'leistung',
  'kapazität',
  'höhe',
  'länge',
  'temperatur',
  'wirkungsgrad',
  'kosten',
  'dauer',
  'volumen',
  'geschwindigkeit',
  'speed',
];

const SAME_WORDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['noct', ['nominal', 'operating', 'cell', 'temperature']],
  ['gamma', ['temperature', 'coefficient']],
  ['dam', ['gross', 'head']],
  ...Object.entries({
    power: 'power leistung nennleistung p pnom prated pmax output paco stc wp pdc',
    heat: 'heat wärme thermal thermisch thermische heiz th heating',
    maximum: 'max maximum maximal maximale highest',
    minimum: 'min minimum minimal minimale lowest',
    capacity: 'capacity kapazität speicherkapazität cap energy energie e',
    battery: 'battery batterie bat',
    gross: 'gross brutto',
    efficiency: 'efficiency wirkungsgrad eta eff',
    cop: 'cop jaz jahresarbeitszahl arbeitszahl leistungszahl scop',
    coefficient: 'coefficient coeff koeffizient',
    performance: 'performance',
    height: 'height höhe',
    hub: 'hub naben nabe',
    invest: 'investment invest capex investition investitions investitionskosten anschaffung price preis cost',
    operation: 'om opex betrieb betriebs betriebskosten wartung maintenance upkeep',
    lifetime: 'lifetime lt life lebensdauer nutzungsdauer',
    year: 'year yr years jahr jahre',
    temperature: 'temperature temperatur temp t',
    volume: 'volume volumen',
    description: 'description beschreibung note comment bemerkung remark',
    currency: 'currency währung',
    name: 'name bezeichnung',
    flow: 'flow durchfluss',
    head: 'head fallhöhe',
    speed: 'speed geschwindigkeit',
    cell: 'cell zell',
    nominal: 'nominal nenn rated',
    percent: 'percent percentage prozent pct',
    ambient: 'ambient umgebung umgebungs',
  }).flatMap(([word, others]) => others.split(' ').map((other): [string, string[]] => [other, [word]])),
]);
