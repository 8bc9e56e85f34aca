import type { CurveAxis } from '#model/FormDefinition.ts';
import { listReadableUnits } from '#model/listReadableUnits.ts';
import { Select } from '#ui/Select.tsx';

interface UnitSelectProps {
  axis: CurveAxis;
  /** The unit in which the numbers of a block are read. */
  value: string;
  onChange: (unit: string) => void;
}

/** The choice of the unit in which a block gives an axis. */
export function UnitSelect({ axis, value, onChange }: UnitSelectProps) {
  return (
    <Select
      size="s"
      aria-label={`Unit of ${axis.title}`}
      value={value}
      options={listReadableUnits(axis.unit ?? '', value).map((unit) => ({ value: unit, label: nameUnit(unit, axis) }))}
      onChange={onChange}
    />
  );
}

function nameUnit(unit: string, axis: CurveAxis): string {
  if (unit !== '') return unit;
  return axis.unit === '%' ? 'fractions of 1' : 'numbers';
}
