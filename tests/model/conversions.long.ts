import { expect, it } from 'vitest';
import { findFamily } from '#model/listSiblings.ts';
import { createConverter } from '#model/readQuantity.ts';

const CONVERSIONS = 1_000_000;
/** As many as every number has. */
const DIGITS = 15;
/** One of each family of units. */
const UNITS = ['kW', 'kWp', 'kWh', 'h', 'm', 'm/s', 'km/d', 'm²', 'm³', 'm³/s', 'kg', 'kg/s', '°C', 'bar', '1/yr'];

it('a million values of 15 digits, converted there and back, differ by one unit of the last digit at most', () => {
  const pairs = UNITS.flatMap((unit) =>
    findFamily(unit).flatMap((other) => {
      const [there, back] = [createConverter(unit, other), createConverter(other, unit)];
      if (!there || !back) throw new Error(`${unit} can't be converted to ${other}`);
      return [{ unit, other, there, back }];
    }),
  );
  const random = createRandom(7);
  for (let count = 0; count < CONVERSIONS; count++) {
    const { unit, other, there, back } = pairs[count % pairs.length] ?? expect.fail('no units');
    const value = Number(((random() - 0.5) * 10 ** Math.round(random() * 18 - 9)).toPrecision(DIGITS));
    const inside = there(value);
    // Near its own zero, a scale of temperature says what the distance to the other zero leaves.
    const size = unit === '°C' ? Math.max(Math.abs(value), Math.abs(inside), 460) : Math.abs(value);
    const distance = Math.abs(back(inside) - value);
    if (distance > lastPlace(size)) expect.fail(`${value} ${unit} in ${other} and back differs by ${distance}`);
  }
});

/** One of the last digit of a number of this size. */
function lastPlace(size: number): number {
  return 10 ** (Math.floor(Math.log10(size)) - DIGITS + 1);
}

/** The same numbers from 0 to 1 for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
