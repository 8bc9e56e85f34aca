import type { FormDefinition } from '#model/FormDefinition.ts';
import { type Filled, filledUnit, isOfNumbers, isUnstated } from '#model/imports/draftParts.ts';
import type { DraftColumn } from '#model/imports/MappingDraft.ts';
import { Button } from '#ui/Button.tsx';
import { joinClasses } from '#ui/joinClasses.ts';
import layout from '#ui/layout.module.css';
import { findUnitFault } from './findDraftFault.ts';
import styles from './MatchTable.module.css';

interface UnitCellProps {
  column: DraftColumn;
  filled: Filled;
  definition: FormDefinition;
  onColumn: (id: string, change: Partial<DraftColumn>) => void;
}

/**
 * Edits the unit of a column's numbers and, for a series, of the numbers in its headings; marks units that the file
 * does not state, and those that differ from an opened mapping.
 */
export function UnitCell({ column, filled, definition, onColumn }: UnitCellProps) {
  if (!isOfNumbers(filled)) return null;
  const { id, heading, unit, isAssumed, holds, expected } = column;
  const fault = findUnitFault(column, definition);
  return (
    <span className={styles.unit}>
      {filled.sort === 'series' && holds?.sort === 'series' && (
        <UnitInput
          label={`Unit of the numbers in ${heading}`}
          unit={holds.unit}
          fault={fault}
          onUnit={(text) => onColumn(id, { holds: { ...holds, unit: text } })}
        />
      )}
      <UnitInput
        label={`Unit of ${heading}`}
        unit={unit}
        fault={fault}
        onUnit={(text) => onColumn(id, { unit: text, isAssumed: false, expected: undefined })}
      />
      <span className={styles.to}>→ {filledUnit(filled) ?? 'no unit'}</span>
      {expected?.isStated && (
        <span className={styles.assumed} title="The values are converted from the unit of the file.">
          {expected.unit || 'no unit'} in the mapping
        </span>
      )}
      {isUnstated(column) && (
        <>
          <span className={styles.assumed}>not stated</span>
          <Button
            size="s"
            aria-label={`${heading} is in ${expected?.unit}`}
            onClick={() => onColumn(id, { expected: undefined })}
          >
            It is {expected?.unit}
          </Button>
        </>
      )}
      {isAssumed && !expected && (
        <span className={styles.assumed} title="The file does not state the unit, so please check it.">
          assumed
        </span>
      )}
    </span>
  );
}

interface UnitInputProps {
  label: string;
  unit: string;
  fault: string | undefined;
  onUnit: (unit: string) => void;
}

function UnitInput({ label, unit, fault, onUnit }: UnitInputProps) {
  return (
    <input
      className={joinClasses(layout.control, layout.small, styles.input)}
      aria-label={label}
      aria-invalid={fault !== undefined || undefined}
      title={fault}
      placeholder="no unit"
      value={unit}
      spellCheck={false}
      onChange={(event) => onUnit(event.target.value.trim())}
    />
  );
}
