import { expect, it } from 'vitest';
import { columnWords } from '#model/imports/columnWords.ts';

it.each([
  ['Hub height', 'hub height'],
  ['hubHeight', 'hub height'],
  ['höheÜber', 'height über'],
  ['HubHEIGHT', 'hub height'],
  ['hub_height', 'hub height'],
  ['  --Hub: height!  ', 'hub height'],
  ['', ''],
  ['...', ''],
  ['Hub hub HUB', 'hub'],
  ['Nabenhöhe', 'hub height'],
  ['Nennleistung', 'power'],
  ['Wärmeleistung', 'heat power'],
  ['Betriebskosten', 'operation'],
  ['Wartungskosten', 'operation kosten'],
  ['Lebensdauer', 'lifetime'],
  ['Betriebsdauer', 'operation dauer'],
  ['Rotorlänge', 'rotor länge'],
  ['Vorlauftemperatur', 'vorlauf temperature'],
  ['Gesamtwirkungsgrad', 'gesamt efficiency'],
  ['Speichervolumen', 'speicher volume'],
  ['Nutzkapazität', 'nutz capacity'],
  ['abhöhe', 'abhöhe'],
  ['abchöhe', 'abc height'],
  ['Heizleistung', 'heat power'],
  ['turbines', 'turbine'],
  ['loss', 'loss'],
  ['gas', 'gas'],
  ['bases', 'base'],
  ['watts per the unit of a site and in it', 'watt unit site it'],
  ['der Preis pro die und das Stück', 'invest stück'],
  ['NOCT', 'nominal operating cell temperature'],
  ['gamma', 'temperature coefficient'],
  ['dam height', 'gross head height'],
  ['name underscore', 'name'],
  ['P_max 2030', 'power maximum 2030'],
  ['O&M', 'o m'],
  ['SCOP', 'cop'],
  ['Investitionskosten', 'invest'],
  ['Nutzungsdauer Jahre', 'lifetime year'],
  ['T ambient', 'temperature ambient'],
  ['e bat', 'capacity battery'],
])('the words of %j are %j', (text, words) => {
  expect(columnWords(text).join(' ')).toBe(words);
});

it.each([
  ['power', 'power leistung nennleistung p pnom prated pmax output paco stc wp pdc'],
  ['heat', 'heat wärme thermal thermisch thermische heiz th heating'],
  ['maximum', 'max maximum maximal maximale highest'],
  ['minimum', 'min minimum minimal minimale lowest'],
  ['capacity', 'capacity kapazität speicherkapazität cap energy energie e'],
  ['efficiency', 'efficiency wirkungsgrad eta eff'],
  ['cop', 'cop jaz jahresarbeitszahl arbeitszahl leistungszahl scop'],
  ['invest', 'investment invest capex investition investitions investitionskosten anschaffung price preis cost'],
  ['operation', 'om opex betrieb betriebs betriebskosten wartung maintenance upkeep'],
  ['lifetime', 'lifetime lt life lebensdauer nutzungsdauer'],
  ['description', 'description beschreibung note comment bemerkung remark'],
])('%s has the same words in German and in short', (word, others) => {
  expect(columnWords(others)).toEqual([word]);
});
