import { CategoryScale, Chart, LinearScale, LineController, LineElement, PointElement } from 'chart.js';
import { offerCurve } from '../curve/offerCurve.ts';

Chart.register(LineController, LineElement, PointElement, LinearScale, CategoryScale);

let chart: Chart<'line', { x: number; y: number }[]> | undefined;

/** Chart.js alone: no table, no checks, no animation. */
offerCurve({
  mount: async ({ x, y }) => {
    chart?.destroy();
    const box = document.createElement('div');
    box.style.cssText = 'width: 700px; height: 420px';
    const canvas = box.appendChild(document.createElement('canvas'));
    document.body.replaceChildren(box);
    const datasets = y.map((values) => ({ data: values.map((value, row) => ({ x: x[row] ?? 0, y: value })) }));
    chart = new Chart(canvas, {
      type: 'line',
      data: { datasets },
      options: { animation: false, scales: { x: { type: 'linear' } } },
    });
  },
  edit: (row, value) => {
    const point = chart?.data.datasets[0]?.data[row];
    if (!point) throw new Error(`The chart has no point ${row}`);
    point.y = value;
    chart?.update('none');
  },
  read: (row) => chart?.data.datasets[0]?.data[row]?.y,
});
