import { type ComponentProps, useState } from 'react';
import { MapPasteDialog } from '#engine/MapPasteDialog.tsx';
import type { CurvePoints } from '#model/curvePoints.ts';
import type { MapDefinition } from '#model/FormDefinition.ts';
import { type MapTexts, toNumbers } from '#model/mapText.ts';
import { CurveEditor, type CurveEditorProps } from '#widgets/CurveEditor.tsx';
import { HeatMap } from '#widgets/HeatMap.tsx';
import { MapEditor, type MapEditorProps } from '#widgets/MapEditor.tsx';
import { NumberInput } from '#widgets/NumberInput.tsx';
import { OverlayChart } from '#widgets/OverlayChart.tsx';
import type { AskedMapPaste } from '#widgets/pasteIntoMap.ts';
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

const COP: MapTexts = {
  x: ['-15', '-7', '2', '7', '12'],
  y: ['35', '45', '55'],
  z: [
    ['2.4', '2.9', '3.7', '4.6', '5.3'],
    ['2', '2.4', '3', '3.7', '4.2'],
    ['1.7', '2', '2.5', '3', '3.4'],
  ],
};
const COP_AXES: MapDefinition = {
  x: { title: 'Source temperature', unit: '°C' },
  y: { title: 'Sink temperature', unit: '°C' },
  z: { title: 'COP', minimum: 1, maximum: 12 },
};

/** Exhibits of the widgets for numbers and curves. */
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
      'with another behind': () => (
        <Curve label="Compared curve" idPrefix="compared" start={POWER} behind={{ ...BEHIND, points: OTHER_POWER }} />
      ),
      'with another that is being read': () => (
        <Curve label="Waiting curve" idPrefix="waiting" start={POWER} behind={{ ...BEHIND, points: undefined }} />
      ),
      'with another that cannot be read': () => (
        <Curve
          label="Failed curve"
          idPrefix="failed"
          start={POWER}
          behind={{ ...BEHIND, points: undefined, problem: { message: 'No connection', onRetry: ignore } }}
        />
      ),
      'read-only': () => <Curve label="Fixed curve" idPrefix="fixed" start={POWER} readOnly fixedX />,
    },
  },
  HeatMap: {
    states: {
      'a heat pump': () => (
        <div style={{ display: 'flex', height: 280 }}>
          <HeatMap map={COP_AXES} value={toNumbers(COP)} active={{ row: 1, column: 2 }} onHover={ignore} />
        </div>
      ),
    },
  },
  MapEditor: {
    states: {
      'a heat pump': () => <HeatPumpMap label="COP" idPrefix="cop" start={COP} />,
      'changed, with faults': () => (
        <HeatPumpMap
          label="Faulty COP"
          idPrefix="faulty-cop"
          start={{ ...COP, x: ['-15', '-7', '-7', '7', '12'], z: COP.z.with(1, ['2,3', '', '0.4', '3.9', '4.4']) }}
          original={COP}
          onReset={ignore}
          notes={['At full load.']}
        />
      ),
      empty: () => <HeatPumpMap label="No COP" idPrefix="no-cop" />,
      'read-only': () => <HeatPumpMap label="Fixed COP" idPrefix="fixed-cop" start={COP} readOnly />,
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
            { label: 'Before', x: POWER.x, y: POWER.y[0] ?? [], color: 'muted', dashes: 'long' },
            { label: 'After', x: [0, 5, 10, 15, 20, 25], y: [0, 0.2, 0.8, 1, 0.9, 0], color: 'curve-1' },
          ]}
        />
      ),
    },
  },
};

/** With a name of the greatest length. */
const BEHIND = { name: 'Turbine of another make, 3.05 MW, wooded ridge, II', onChoose: ignore, onRemove: ignore };

const OTHER_POWER: CurvePoints = { x: [0, 5, 10, 15, 20, 25], y: [[0, 0.2, 0.8, 1, 0.9, 0]] };

function NumberBox(props: Partial<ComponentProps<typeof NumberInput>> & { id: string; label: string }) {
  return <NumberInput defaultValue="80" onChange={ignore} {...props} />;
}

function HeatPumpMap({
  start,
  ...rest
}: Partial<MapEditorProps> & { start?: MapTexts; label: string; idPrefix: string }) {
  const [texts, setTexts] = useState(start);
  const preview = (asked: AskedMapPaste) => <MapPasteDialog title={rest.label} {...asked} />;
  return <MapEditor map={COP_AXES} texts={texts} onChange={setTexts} preview={preview} headingLevel={2} {...rest} />;
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
