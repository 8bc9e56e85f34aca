import type { FieldProps } from '@rjsf/utils';
import { Suspense, useMemo, useRef } from 'react';
import { currencyText } from '#model/currencyText.ts';
import type { CurveAxis, MapDefinition } from '#model/FormDefinition.ts';
import { findField } from '#model/fieldKeys.ts';
import { findTextFaults, formatMapTexts, type MapTexts, readMapText } from '#model/mapText.ts';
import { lazyPart, NotOpened } from '#ui/lazyPart.tsx';
import { cellKey } from '#widgets/curveCells.ts';
import { MapEditor } from '#widgets/MapEditor.tsx';
import styles from './CurveField.module.css';
import { useFormSettings } from './formContext.ts';
import { useFieldSnapshot, useFieldText } from './useDraft.ts';

// Few users paste a table that needs a preview.
const MapPasteDialog = lazyPart(async () => (await import('./MapPasteDialog.tsx')).MapPasteDialog, NotOpened);

/** RJSF's field of a map, which the draft holds as a single text: the JSON of its cells' texts. */
export function MapField({ fieldPathId, readonly = false }: FieldProps) {
  const { store } = useFormSettings();
  const name = fieldPathId.path.join('/');
  const field = findField(store.definition, name);
  if (!field?.map) return null;
  return (
    <BoundMap
      id={fieldPathId.$id}
      name={name}
      title={field.title}
      help={field.help}
      definition={field.map}
      readOnly={readonly}
    />
  );
}

interface BoundMapProps {
  id: string;
  /** The field's name in the draft store. */
  name: string;
  /** May contain `{currency}`. */
  title: string;
  help: string;
  definition: MapDefinition;
  readOnly: boolean;
}

function BoundMap({ id, name, title, help, definition, readOnly }: BoundMapProps) {
  const { store, tab, currency, marksChanges } = useFormSettings();
  const { changed, shownError, warning, unused } = useFieldSnapshot(store, name);
  const text = useFieldText(store, name);
  const texts = useMemo(() => readMapText(text), [text]);
  const map = useMemo(() => withCurrency(definition, currency), [definition, currency]);
  const hasCellFaults = useMemo(() => texts !== undefined && findTextFaults(texts, map).length > 0, [texts, map]);
  const isMarked = changed && marksChanges;
  // Only a changed map is compared with its original.
  const originalText = isMarked ? store.original(name) : '';
  const original = useMemo(() => readMapText(originalText), [originalText]);
  const lastCell = useRef<string>(undefined);

  function edit(next: MapTexts, typedIn?: { row: number; column: number }) {
    // Continued typing in one cell is one step of the history; another cell, or any other change, starts a new one.
    const cell = typedIn && cellKey(typedIn);
    if (cell === undefined || cell !== lastCell.current) store.blur(name);
    lastCell.current = cell;
    store.change({ [name]: formatMapTexts(next) }, { typing: cell !== undefined });
  }

  const label = currencyText(title, currency);
  return (
    <div
      className={styles.curve}
      data-field={name}
      data-wide
      data-modified={isMarked || undefined}
      data-unused={unused || undefined}
    >
      <MapEditor
        idPrefix={id}
        label={label}
        map={map}
        texts={texts}
        original={original}
        readOnly={readOnly}
        headingLevel={isAlone(store.definition.tabs, tab, name) ? 2 : 3}
        notes={help ? [help] : undefined}
        onChange={edit}
        preview={(asked) => (
          <Suspense>
            <MapPasteDialog title={label} {...asked} />
          </Suspense>
        )}
        onReset={isMarked ? () => store.restore([name]) : undefined}
      />
      {/* The editor shows the faults of its cells. */}
      {shownError && !hasCellFaults && <p className={styles.error}>{shownError}</p>}
      {warning && !shownError && !hasCellFaults && <p className={styles.warning}>{warning}</p>}
    </div>
  );
}

function withCurrency({ x, y, z }: MapDefinition, currency: string): MapDefinition {
  const fill = ({ title, unit, ...limits }: CurveAxis): CurveAxis => ({
    ...limits,
    title: currencyText(title, currency),
    ...(unit === undefined ? {} : { unit: currencyText(unit, currency) }),
  });
  return { x: fill(x), y: fill(y), z: fill(z) };
}

/** Whether the map is the only item of its group, so that its title replaces the group's. */
function isAlone(
  tabs: readonly { id: string; groups: readonly { items: readonly string[] }[] }[],
  tab: string | undefined,
  name: string,
): boolean {
  const groups = tabs.find(({ id }) => id === tab)?.groups ?? [];
  return groups.some(({ items }) => items.length === 1 && items.includes(name));
}
