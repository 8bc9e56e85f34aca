import { multiplyUnits, NO_UNIT, raiseUnit, SUPERSCRIPTS, type Unit } from './Unit.ts';
import { findUnitSymbol } from './unitSymbols.ts';

/** One symbol of a written unit with its power, `m²`, and whether it is below the line. */
export interface UnitPart {
  text: string;
  isBelow: boolean;
}

export interface ParsedUnit {
  unit: Unit;
  /** The symbols as they are written, so that each can be named. */
  parts: UnitPart[];
}

/** A fault in the text of a unit, and its index there. */
export interface UnitFault {
  at: number;
  problem: 'symbol' | 'order' | 'divisor';
  /** The word at fault. */
  text: string;
}

/**
 * Parses `kW`, `m³/s`, `W/(m·K)`, `1/yr`: factors joined by `·`, and divisors after a `/`, several of them in
 * parentheses. Money may have a price year: `{currency}2020/kW`. `counted` has further symbols, of things that are
 * counted.
 */
export function parseUnit(text: string, counted: ReadonlySet<string> = new Set()): ParsedUnit | { fault: UnitFault } {
  const tokens = [...text.matchAll(TOKEN)].map(({ 0: word, index }) => ({ word, at: index }));
  const end = { word: '', at: text.length };
  const parts: UnitPart[] = [];
  let unit = NO_UNIT;
  let next = 0;
  let fault: UnitFault | undefined;

  if (peek().word === '1') next++;
  else readProduct(false);
  while (!fault && peek().word === '/') {
    next++;
    readDivisor();
  }
  if (!fault && next < tokens.length) fail(parts.at(-1)?.isBelow && peek().word === JOIN ? 'divisor' : 'order');
  return fault ? { fault } : { unit, parts };

  function peek() {
    return tokens[next] ?? end;
  }

  function readDivisor(): void {
    const isGroup = peek().word === '(';
    if (!isGroup) readFactor(true);
    else {
      next++;
      readProduct(true);
      if (peek().word === ')') next++;
      else fail('order');
    }
  }

  function readProduct(isBelow: boolean): void {
    readFactor(isBelow);
    while (!fault && peek().word === JOIN) {
      next++;
      readFactor(isBelow);
    }
  }

  function readFactor(isBelow: boolean): void {
    const { word } = peek();
    const [, symbol, power] = FACTOR.exec(word) ?? [];
    if (symbol === undefined) fail('order');
    else if (!findUnitSymbol(symbol) && !counted.has(symbol)) fail('symbol', symbol);
    else {
      next++;
      parts.push({ text: word, isBelow });
      unit = multiplyUnits(unit, raiseUnit(new Map([[symbol, 1]]), toPower(power) * (isBelow ? -1 : 1)));
    }
  }

  /** Keeps the first fault, as what follows it can't be understood. */
  function fail(problem: UnitFault['problem'], word = peek().word): void {
    fault ??= { at: peek().at, problem, text: word };
  }
}

// A symbol has letters and signs; the power follows as superscript or after a ^.
const TOKEN = /[()/·]|[^()/·\s]+/gu;
const JOIN = '·';
const FACTOR = /^(\{currency\}\d*|[%°\p{L}][\p{L}\d_]*)(⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+|\^-?\d+)?$/u;

function toPower(written = '1'): number {
  const plain = [...written].map((sign) => (SUPERSCRIPTS.includes(sign) ? SUPERSCRIPTS.indexOf(sign) : sign)).join('');
  return Number(plain.replace('^', '').replace('⁻', '-'));
}

/** Returns the symbols in a unit, also those of counted things, which only kinds name: 'kW' and 'cell' of 'kW/cell'. */
export function listSymbols(unit: string): ReadonlySet<string> {
  return new Set(unit.match(/[^\s/()·^⁻⁰¹²³⁴⁵⁶⁷⁸⁹\d]+/gu) ?? []);
}
