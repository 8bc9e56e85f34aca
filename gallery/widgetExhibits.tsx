import { type ComponentProps, useState } from 'react';
import type { CurvePoints } from '#model/curvePoints.ts';
import { CurveEditor, type CurveEditorProps } from '#widgets/CurveEditor.tsx';
import { NumberInput } from '#widgets/NumberInput.tsx';
import { OverlayChart } from '#widgets/OverlayChart.tsx';
import type { Exhibits } from './Exhibit.ts';
import { ignore } from './ignore.ts';

const POWER: CurvePoints = { x: [0, 5, 10, 15, 20, 25], y: [[0, 0.1, 0.66, 1, 0.81, 0]] };
const CHARGE: CurvePoints = {
  x: [0, 50, 100],
  y: [
    [100, 90, 0],
    [0, 80, 100],
  ],
};

/** What takes numbers and curves. */
export const widgetExhibits: Exhibits = {
  NumberInput: {
    states: {
      plain: () => <NumberBox id="plain" label="Count" />,
      'with a unit': () => <NumberBox id="unit" label="Hub height" unit="m" unitName="metres" />,
      modified: () => <NumberBox id="modified" label="Changed height" unit="m" modified />,
      invalid: () => <NumberBox id="invalid" label="Wrong height" unit="m" defaultValue="1,5" invalid />,
      'read-only': () => <NumberBox id="readonly" label="Fixed height" unit="m" readOnly />,
      disabled: () => <NumberBox id="disabled" label="Height of nothing" disabled />,
      'empty, with a placeholder': () => <NumberBox id="empty" label="Power" defaultValue="" placeholder="Automatic" />,
    },
  },
  CurveEditor: {
    states: {
      'one curve': () => <Curve label="Power curve" idPrefix="one" start={POWER} />,
      'two curves': () => (
        <Curve
          label="Charge and discharge power"
          idPrefix="two"
          start={CHARGE}
          x={{ title: 'State of charge', unit: '%', minimum: 0, maximum: 100 }}
          y={[
            { title: 'Charge', unit: '%' },
            { title: 'Discharge', unit: '%' },
          ]}
        />
      ),
      'with faults and an offer': () => (
        <Curve
          label="Faulty curve"
          idPrefix="faulty"
          start={{ ...POWER, x: [0, 5, 10, 15, 20, 20] }}
          y={[{ title: 'Power', unit: 'kW', minimum: 0, maximum: 0.9 }]}
          faults={[
            { row: 5, column: 0, code: 'notRising' },
            { row: 3, column: 1, code: 'aboveMaximum' },
          ]}
          offers={[
            {
              tone: 'warning',
              message: 'It breaks off above zero.',
              action: 'Set the end',
              done: 'Set',
              onAccept: ignore,
            },
          ]}
          notes={['Values are per unit.']}
          onReset={ignore}
        />
      ),
      'read-only': () => <Curve label="Fixed curve" idPrefix="fixed" start={POWER} readOnly fixedX />,
    },
  },
  OverlayChart: {
    states: {
      'two lines': () => (
        <OverlayChart
          label="Before and after"
          axis="Power [kW]"
          xTitle="Wind speed [m/s]"
          series={[
            { label: 'Before', x: POWER.x, y: POWER.y[0] ?? [], color: 'muted', isDashed: true },
            { label: 'After', x: [0, 5, 10, 15, 20, 25], y: [0, 0.2, 0.8, 1, 0.9, 0], color: 'curve-1' },
          ]}
        />
      ),
    },
  },
};

function NumberBox(props: Partial<ComponentProps<typeof NumberInput>> & { id: string; label: string }) {
  return <NumberInput defaultValue="80" onChange={ignore} {...props} />;
}

function Curve({
  start,
  ...rest
}: Partial<CurveEditorProps> & { start: CurvePoints; label: string; idPrefix: string }) {
  const [points, setPoints] = useState(start);
  return (
    <CurveEditor
      x={{ title: 'Wind speed', unit: 'm/s' }}
      y={[{ title: 'Power', unit: 'kW' }]}
      points={points}
      onChange={setPoints}
      headingLevel={2}
      {...rest}
    />
  );
}
