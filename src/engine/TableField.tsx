import type { FieldProps } from '@rjsf/utils';
import { ArrowDown, ArrowUp, ClipboardPaste, Copy, Plus, Trash2 } from 'lucide-react';
import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { counted } from '#model/counted.ts';
import type { FieldDefinition, TableDefinition } from '#model/FormDefinition.ts';
import { findField } from '#model/fieldKeys.ts';
import { pluralWord } from '#model/pluralWord.ts';
import { rowCount } from '#model/rowCount.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import type { CurveCellPosition } from '#widgets/curveCells.ts';
import { CellMessage } from './CellMessage.tsx';
import { useFormSettings } from './formContext.ts';
import { useFieldKey } from './rowScope.ts';
import { TableFaults } from './TableFaults.tsx';
import styles from './TableField.module.css';
import { TableGrid } from './TableGrid.tsx';
import { TableSection } from './TableSection.tsx';
import { useRevealedCell } from './useRevealedCell.ts';
import { useTableEdits } from './useTableEdits.ts';

/** RJSF's field of a table of plain values: rows of cells, each bound to the draft separately. */
export function TableField({ fieldPathId, readonly = false, required = false }: FieldProps) {
  const { store } = useFormSettings();
  const key = useFieldKey(fieldPathId);
  const field = findField(store.definition, key);
  if (!field?.table) throw new Error(`The form ${store.definition.id} has no table ${key}`);
  return (
    <BoundTable
      key={key}
      name={key}
      id={fieldPathId.$id}
      field={field}
      table={field.table}
      required={required}
      readOnly={readonly || field.readOnly}
    />
  );
}

interface BoundTableProps {
  name: string;
  id: string;
  field: FieldDefinition;
  table: TableDefinition;
  required: boolean;
  readOnly: boolean;
}

function BoundTable({ name, id, field, table, required, readOnly }: BoundTableProps) {
  const { store } = useFormSettings();
  const subscribe = useCallback((listener: () => void) => store.subscribe(name, listener), [store, name]);
  const rows = useSyncExternalStore(subscribe, () => store.tables.rows(name));
  const columns = useMemo(() => Object.values(table.fields).filter(({ hidden }) => !hidden), [table]);
  const [active, setActive] = useState<CurveCellPosition>();
  /** The cell to focus as soon as it is rendered. */
  const wanted = useRef<CurveCellPosition>(undefined);
  const edits = useTableEdits({ name, table, columns, rows, active, wanted });
  const section = useRevealedCell(name, { columns, rows, onReveal: edits.focus });
  const isFull = rows.length >= table.most;
  const noun = table.row;

  return (
    <TableSection
      name={name}
      field={field}
      className={styles.field}
      required={required}
      readOnly={readOnly}
      ref={section}
    >
      {rows.length === 0 ? (
        <p className={styles.empty}>
          No {pluralWord(noun)} yet.{!readOnly && ` Add one, or paste ${pluralWord(noun)} from a spreadsheet.`}
        </p>
      ) : (
        <TableGrid
          id={id}
          name={name}
          title={field.title}
          noun={noun}
          columns={columns}
          rows={rows}
          readOnly={readOnly}
          active={active}
          onActive={setActive}
          wanted={wanted}
          edits={edits}
        />
      )}
      <footer className={styles.foot}>
        {!readOnly && (
          <>
            <Button size="s" icon={<Plus size={14} />} disabled={isFull} onClick={edits.add}>
              Add {noun}
            </Button>
            {rows.length > 0 && (
              <>
                <Button size="s" disabled={isFull || !edits.current} onClick={edits.insert}>
                  Insert below
                </Button>
                <IconButton
                  size="s"
                  label={`Move ${noun} up`}
                  icon={<ArrowUp size={14} />}
                  disabled={!edits.current}
                  onClick={() => edits.move(-1)}
                />
                <IconButton
                  size="s"
                  label={`Move ${noun} down`}
                  icon={<ArrowDown size={14} />}
                  disabled={!edits.current}
                  onClick={() => edits.move(1)}
                />
              </>
            )}
            <Button size="s" icon={<ClipboardPaste size={14} />} onClick={edits.paste}>
              Paste
            </Button>
          </>
        )}
        {rows.length > 0 && (
          <Button size="s" icon={<Copy size={14} />} onClick={edits.copy}>
            Copy
          </Button>
        )}
        {edits.selected.size > 0 && (
          <Button size="s" variant="danger" icon={<Trash2 size={14} />} onClick={edits.removeSelected}>
            Remove {counted(edits.selected.size, noun)}
          </Button>
        )}
        <span className={styles.count}>{rowCount(rows.length, table)}</span>
      </footer>
      <div className={styles.messages}>
        <CellMessage name={name} columns={columns} rows={rows} active={active} />
        <TableFaults name={name} columns={columns} rows={rows} onGo={edits.focus} />
        <p role="status" className={styles.note}>
          {edits.notes.join('. ')}
        </p>
      </div>
    </TableSection>
  );
}
