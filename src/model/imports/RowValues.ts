import type { Condition } from '#model/calculate.ts';
import { convertExactly } from './convertExactly.ts';
import { faults, hasNoValue } from './faults.ts';
import type { ImportFault } from './ImportedRow.ts';
import type { ImportColumn, ImportMapping, RowReader } from './ImportMapping.ts';
import { parseAnyDecimal, parseDecimal } from './parseDecimal.ts';
import { readFlag } from './readFlag.ts';
import { readCurrency, readRatio } from './readRatio.ts';
import { splitPercent } from './splitPercent.ts';
import type { Cell, TableRow } from './TableRow.ts';

/** A number in the unit of its column, and the cell that it was read from. */
export interface Amount {
  decimal: string;
  cell: Cell;
}

/** A cell with a price, and the code of the currency that its unit names. */
export interface Price {
  cell: Cell;
  currency: string;
}

/** Reads a row by the columns of a mapping; collects a fault for each value that can't be read. */
export class RowValues implements RowReader {
  readonly faults: ImportFault[] = [];
  /** The prices read so far whose units name a currency. */
  readonly prices: Price[] = [];
  readonly #mapping: ImportMapping;
  readonly #tables: ReadonlyMap<string, TableRow>;
  readonly #amounts = new Map<string, Amount[]>();
  readonly #flags = new Map<string, Condition>();
  /** Columns of texts in which a formula or an error has been reported. */
  readonly #withoutValue = new Set<string>();

  /** `tables` has the row of each table by the table's name; a table without a row has no values. */
  constructor(mapping: ImportMapping, tables: ReadonlyMap<string, TableRow>) {
    this.#mapping = mapping;
    this.#tables = tables;
  }

  number(column: string): number {
    const [first] = this.amounts(column);
    return first ? Number(first.decimal) : Number.NaN;
  }

  text(column: string): string | undefined {
    const [cell] = this.cells(column);
    if (!cell || !hasNoValue(cell)) return cell?.text.trim();
    if (!this.#withoutValue.has(column)) this.faults.push(faults.number(cell, '.'));
    this.#withoutValue.add(column);
    return undefined;
  }

  flag(column: string): Condition {
    if (!this.#flags.has(column)) this.#flags.set(column, this.#readFlag(column));
    return this.#flags.get(column);
  }

  list(column: string): number[] {
    const amounts = this.amounts(column);
    return amounts.length === 0 ? [Number.NaN] : amounts.map(({ decimal }) => Number(decimal));
  }

  /** The cells of a column that are not blank, as the file has them. */
  cells(id: string): Cell[] {
    const column = this.#column(id);
    const found = this.#tables.get(column.table)?.cells.get(column.column) ?? [];
    return found.filter(({ text }) => !isBlank(text, column.blank));
  }

  /** Returns the first cell of the column, blank or not, to name its place; undefined if the row has none. */
  findPlace(id: string): Cell | undefined {
    const column = this.#column(id);
    return this.#tables.get(column.table)?.cells.get(column.column)?.[0];
  }

  /** The numbers of a column; empty if it is blank or at fault. */
  amounts(id: string): Amount[] {
    const known = this.#amounts.get(id);
    if (known) return known;
    const column = this.#column(id);
    const cells = this.cells(id);
    const amounts = column.type === 'list' ? this.#readList(cells, column) : this.#readOne(cells, column);
    this.#amounts.set(id, amounts);
    return amounts;
  }

  /** The points of a series whose headings hold x: 'power at 3 m/s'. Blank cells are skipped. */
  series(id: string): { x: Amount; y: Amount }[] {
    const column = this.#column(id);
    const [before = '', after = ''] = column.column.split('{x}');
    const cells = [...(this.#tables.get(column.table)?.cells ?? [])];
    return cells.flatMap(([heading, own]) => {
      if (!heading.startsWith(before) || !heading.endsWith(after)) return [];
      const decimal = parseAnyDecimal(heading.slice(before.length, heading.length - after.length));
      if (decimal === undefined) return [];
      return own.flatMap((cell) => {
        const y = isBlank(cell.text, column.blank) ? undefined : this.#toAmount(cell, column);
        return y ? [{ x: { decimal, cell }, y }] : [];
      });
    });
  }

  #column(id: string): ImportColumn {
    const column = this.#mapping.columns[id];
    if (!column) throw new Error(`${this.#mapping.id} has no column "${id}"`);
    return column;
  }

  #readOne(cells: readonly Cell[], column: ImportColumn): Amount[] {
    const [first, ...more] = cells;
    if (!first) return [];
    const other = more.find(({ text }) => text !== first.text);
    if (other) this.faults.push(faults.twoValues(first, other));
    const amount = other ? undefined : this.#toAmount(first, column);
    return amount ? [amount] : [];
  }

  #readFlag(column: string): Condition {
    const [cell] = this.cells(column);
    if (!cell) return undefined;
    const flag = readFlag(cell.text);
    if (flag === undefined) this.faults.push(faults.flag(cell));
    return flag;
  }

  #readList(cells: readonly Cell[], column: ImportColumn): Amount[] {
    const { separators = [] } = column;
    const parts = cells.flatMap((cell) => splitText(cell.text, separators).map((text) => ({ ...cell, text })));
    const amounts: Amount[] = [];
    for (const cell of parts.filter(({ text }) => !isBlank(text, column.blank))) {
      const amount = this.#toAmount(cell, column);
      // One fault is enough for a list.
      if (!amount) return [];
      amounts.push(amount);
    }
    return amounts;
  }

  #toAmount(given: Cell, column: ImportColumn): Amount | undefined {
    if (given.fault) {
      this.faults.push(given.fault);
      return undefined;
    }
    const { number, ...percent } = splitPercent(given.text);
    const cell = { ...given, ...percent };
    const { unit } = cell;
    const decimal = parseDecimal(number, column.decimal ?? '.');
    if (decimal === undefined) {
      this.faults.push(faults.number(cell, column.decimal ?? '.'));
      return undefined;
    }
    // '95 %' in a column of plain numbers is 0.95.
    const ratio = readRatio(unit, unit === '%' && column.unit === undefined ? { ...column, unit: '1' } : column);
    if (ratio === undefined) {
      this.faults.push(faults.unit(cell, column.written ?? column.unit));
      return undefined;
    }
    const currency = readCurrency(cell.unit, column);
    if (currency !== undefined) this.prices.push({ cell, currency });
    // A cell of a long table may have another unit than its column.
    const converted = ratio === 'same' ? decimal : String(convertExactly(decimal, ratio));
    if (Number.isFinite(Number(converted))) return { decimal: converted, cell };
    this.faults.push(faults.number(cell, column.decimal ?? '.'));
    return undefined;
  }
}

function isBlank(text: string, blank: readonly string[]): boolean {
  const trimmed = text.trim();
  return trimmed === '' || blank.includes(trimmed);
}

function splitText(text: string, separators: readonly string[]): string[] {
  return separators.reduce((parts, separator) => parts.flatMap((part) => part.split(separator)), [text]);
}
