import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { Line, LineChart, XAxis, YAxis } from 'recharts';
import { offerCurve } from '../curve/offerCurve.ts';

interface Row {
  x: number;
  first: number;
  second: number;
}

let root: Root | undefined;
let rows: readonly Row[] = [];

/** Recharts alone: no table, no checks, no animation. */
offerCurve({
  mount: async ({ x, y: [first = [], second = []] }) => {
    root?.unmount();
    const box = document.createElement('div');
    document.body.replaceChildren(box);
    root = createRoot(box);
    rows = x.map((at, row) => ({ x: at, first: first[row] ?? 0, second: second[row] ?? 0 }));
    draw();
  },
  edit: (row, value) => {
    rows = rows.map((each, index) => (index === row ? { ...each, first: value } : each));
    draw();
  },
  read: (row) => rows[row]?.first,
});

function draw(): void {
  flushSync(() =>
    root?.render(
      <LineChart width={700} height={420} data={[...rows]}>
        <XAxis dataKey="x" type="number" />
        <YAxis />
        <Line dataKey="first" isAnimationActive={false} />
        <Line dataKey="second" isAnimationActive={false} />
      </LineChart>,
    ),
  );
}
