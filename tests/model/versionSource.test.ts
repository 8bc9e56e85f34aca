import { describe, expect, it } from 'vitest';
import { itemDiffers, itemSourceKey, sourceDiffers, versionSource } from '#model/versionSource.ts';
import { SOURCED } from '../fixtures/sourcedKind.ts';

const SHEET = { source: 'Data sheet' };
const CONFIRMED = { by: 'planner@example.com', at: '2026-03-01T10:00:00.000Z' };
const HEIGHT = { item: 'hub_height', title: 'Hub height', fields: ['hub_height'] };
const POWER = { item: 'power', title: 'Power curve', fields: ['p0', 'p1', 'p2'] };
const PRICE = { item: 'tariff/=flex/price', title: 'Surcharge', fields: ['tariff/=flex/price'] };

/** The texts of a version with this height and source of it. */
function version(height: string, source?: object, of?: Record<string, string>) {
  return { hub_height: height, ...(source ? { '@hub_height': JSON.stringify({ source, of }) } : {}) };
}

it('the key of a source is that of its path', () => {
  expect(itemSourceKey(HEIGHT)).toBe('@hub_height');
  expect(itemSourceKey(PRICE)).toBe('@tariff.price');
});

describe('the source in a version of a record', () => {
  const confirmed = { ...SHEET, confirmed: CONFIRMED };

  it.each<[string, Record<string, string>, object | undefined]>([
    ['that was given for its value', version('98', confirmed, { hub_height: '98' }), confirmed],
    ['that is stored', version('98', confirmed), confirmed],
    ['whose value is written otherwise', version('98.0', SHEET, { hub_height: '98' }), SHEET],
    ['whose value has changed', version('99', confirmed, { hub_height: '98' }), { ...SHEET, changed: true }],
    ['whose value is gone', version(' ', SHEET, { hub_height: '98' }), undefined],
    ['without a value', { '@hub_height': JSON.stringify({ source: SHEET }) }, undefined],
    ['that has none', version('98'), undefined],
    ['that cannot be read', { ...version('98'), '@hub_height': '{' }, undefined],
  ])('%s', (_what, texts, source) => {
    expect(versionSource(SOURCED, HEIGHT, texts)).toEqual(source);
  });

  it('belongs to a curve while any of its points has a value', () => {
    const power = JSON.stringify({ source: SHEET, of: { p0: '', p1: '5', p2: '' } });
    expect(versionSource(SOURCED, POWER, { p1: '5', '@power': power })).toEqual(SHEET);
    expect(versionSource(SOURCED, POWER, { '@power': power })).toBeUndefined();
  });

  it('does not belong to a table without rows', () => {
    const texts = { stops: '[{"from":"1"}]', '@stops': JSON.stringify({ source: SHEET }) };
    expect(versionSource(SOURCED, { item: 'stops' }, texts)).toEqual(SHEET);
    expect(versionSource(SOURCED, { item: 'stops' }, { ...texts, stops: '[]' })).toBeUndefined();
  });

  it('does not exist for what has no path', () => {
    expect(
      versionSource(SOURCED, { item: 'id' }, { '@id': JSON.stringify({ source: SHEET }), id: '1' }),
    ).toBeUndefined();
  });
});

describe('a source differs between two versions', () => {
  const other = { ...CONFIRMED, by: 'me@example.com' };

  it.each<[string, object | undefined, object | undefined, boolean]>([
    ['without any', undefined, undefined, false],
    ['with one on one side', SHEET, undefined, true],
    ['with the same', SHEET, { ...SHEET }, false],
    ['with another', SHEET, { source: 'Letter' }, true],
    ['with a page', SHEET, { ...SHEET, page: 'p. 4' }, true],
    ['confirmed on one side', { ...SHEET, confirmed: CONFIRMED }, SHEET, true],
    ['confirmed by somebody else', { ...SHEET, confirmed: CONFIRMED }, { ...SHEET, confirmed: other }, false],
    ['changed on one side', { ...SHEET, changed: true }, SHEET, true],
    ['changed on both', { ...SHEET, changed: true }, { ...SHEET, changed: true }, false],
  ])('%s', (_what, one, two, differs) => {
    const [a, b] = [version('98', one), version('98', two)];
    expect(sourceDiffers(SOURCED, HEIGHT, a, b)).toBe(differs);
    expect(sourceDiffers(SOURCED, HEIGHT, b, a)).toBe(differs);
    expect(itemDiffers(SOURCED, HEIGHT, a, b)).toBe(differs);
  });

  it('is not compared in a case that neither has chosen', () => {
    const texts = (type: string) => ({
      'tariff/type': type,
      'tariff/=flex/price': '1',
      '@tariff.price': JSON.stringify({ source: SHEET }),
    });
    const { '@tariff.price': _, ...none } = texts('fixed');
    expect(sourceDiffers(SOURCED, PRICE, texts('fixed'), none)).toBe(false);
    expect(sourceDiffers(SOURCED, PRICE, texts('flex'), none)).toBe(true);
    expect(sourceDiffers(SOURCED, PRICE, none, texts('flex'))).toBe(true);
  });

  it('is part of what differs, beside the value', () => {
    expect(itemDiffers(SOURCED, HEIGHT, version('98', SHEET), version('98.0', SHEET))).toBe(false);
    expect(itemDiffers(SOURCED, HEIGHT, version('98'), version('99'))).toBe(true);
  });
});
