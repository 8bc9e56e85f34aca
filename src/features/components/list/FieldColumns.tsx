import { ColumnsPanel } from '#library/columns/ColumnsPanel.tsx';
import { KindFailure } from '#library/KindFailure.tsx';
import panel from '#library/listPanel.module.css';
import { LoadingText } from '#ui/LoadingText.tsx';
import { STANDARD_COLUMNS, standardTitle } from './listColumns.ts';
import { useOfferedFields } from './useOfferedFields.ts';

export interface FieldColumnsProps {
  /** The selected category; undefined for all. */
  category: string | undefined;
  columns: readonly string[];
  onChange: (columns: readonly string[]) => void;
}

/** Lets the user choose the columns of a component list, including any field of its kind. */
export function FieldColumns({ category, columns, onChange }: FieldColumnsProps) {
  const { fields, isLoading, isFailed } = useOfferedFields(category);
  // Columns of fields that are not loaded could neither be named nor kept.
  if (isLoading || isFailed) {
    return (
      <>
        <header className={panel.head}>
          <h2>Columns</h2>
        </header>
        {isLoading ? (
          <LoadingText className={panel.note}>Loading the fields...</LoadingText>
        ) : (
          <div className={panel.failure}>
            <KindFailure />
          </div>
        )}
      </>
    );
  }
  const options = new Map<string, string>(STANDARD_COLUMNS.map((column) => [column, standardTitle(column)]));
  for (const [name, { label }] of fields) options.set(name, label);
  return (
    <ColumnsPanel
      options={options}
      columns={columns}
      standard={STANDARD_COLUMNS}
      onChange={onChange}
      note={category === undefined ? 'Choose a kind above the list to show any of its fields.' : undefined}
    />
  );
}
