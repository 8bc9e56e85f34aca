import { expect, it } from 'vitest';
import { formatCurveCsv } from '#model/curveCsv.ts';
import { parseClipboardTable } from '#model/parseClipboardTable.ts';

const POINTS = { x: [0, 12.5], y: [[-1.25, 3000]] };

it('a curve as CSV has a line of titles, commas, decimal dots and the line ends of RFC 4180', () => {
  expect(formatCurveCsv(['Wind speed [m/s]', 'Power [kW]'], POINTS)).toBe(
    'Wind speed [m/s],Power [kW]\r\n0,-1.25\r\n12.5,3000\r\n',
  );
});

it('a title with a comma or a quote is quoted, and is read back', () => {
  const text = formatCurveCsv(['Speed, mean', 'Power "net"'], POINTS);
  expect(text.split('\r\n')[0]).toBe('"Speed, mean","Power ""net"""');
  expect(parseClipboardTable(text)).toMatchObject({
    headings: [['Speed, mean', 'Power "net"']],
    rows: [
      [0, -1.25],
      [12.5, 3000],
    ],
  });
});
