import { calibrateChart, type PlanePoint } from '#model/calibrateChart.ts';

/** A picture of 1000 pixels on each side with x from 0 to 100, and y from 0 to 1000 or, logarithmic, from 1 to 1000. */
export function calibratePicture(isLogarithmic: boolean) {
  const calibration = calibrateChart({
    x: {
      isLogarithmic: false,
      references: [
        { at: { x: 0, y: 1000 }, value: 0 },
        { at: { x: 1000, y: 1000 }, value: 100 },
      ],
    },
    y: {
      isLogarithmic,
      references: [
        { at: { x: 0, y: 1000 }, value: isLogarithmic ? 1 : 0 },
        { at: { x: 0, y: 0 }, value: 1000 },
      ],
    },
  });
  if (!calibration) throw new Error('the chart is not calibrated');
  return calibration;
}

/** Charging and discharging power by state of charge. */
export const CHARGING_POWER = {
  x: { title: 'State of charge', unit: '%', minimum: 0, maximum: 100 },
  y: [
    { title: 'Charge', unit: 'kW' },
    { title: 'Discharge', unit: 'kW' },
  ],
  points: {
    x: [0, 50, 100],
    y: [
      [1, 2, 3],
      [10, 20, 40],
    ],
  },
};

/** The place of a point in the picture with linear axes. */
export const at = (x: number, y: number): PlanePoint => ({ x: 10 * x, y: 1000 - y });

/** The places of a line's points in the picture with linear axes. */
export const line = (...points: [x: number, y: number][]) => points.map(([x, y]) => at(x, y));
