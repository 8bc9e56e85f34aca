import { useMemo } from 'react';
import type { Component } from '#api/useComponent.ts';
import { currencyText } from '#model/currencyText.ts';
import { toCurvePoints } from '#model/curveText.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import { groupedText, valueText } from '#model/displayText.ts';
import type { FieldDefinition, GroupDefinition } from '#model/FormDefinition.ts';
import { readTableText } from '#model/fieldText.ts';
import { type FormItem, formItems } from '#model/formItems.ts';
import { groupDigits } from '#model/groupDigits.ts';
import type { Kind } from '#model/Kind.ts';
import { readMapText } from '#model/mapText.ts';
import { isOfChosenCase } from '#model/nestedRecord.ts';
import { openStored } from '#model/openStored.ts';
import { isSingle } from '#model/tableRows.ts';
import { type Footnotes, numberSources } from './numberSources.ts';
import { PrintCurve, PrintPoints } from './PrintCurve.tsx';
import styles from './PrintRecord.module.css';
import { PrintSources, SourceNumber } from './PrintSources.tsx';
import { titleWithUnit } from './titleWithUnit.ts';

/**
 * All contents of a stored component, tab by tab: values with units, curves as charts and tables, and derived values.
 */
export function PrintRecord({ kind, component }: { kind: Kind; component: Component }) {
  const store = useMemo(() => openStored(kind, { ...component }), [kind, component]);
  const { definition } = store;
  const items = formItems(definition).filter(({ fields }) =>
    fields.some((name) => isOfChosenCase(definition, name, (choice) => store.text(choice))),
  );
  const groups = definition.tabs.flatMap((tab) =>
    tab.groups.map((group) => ({
      group,
      title: group.title === tab.title ? tab.title : `${tab.title} › ${group.title}`,
      own: group.items.flatMap((id) => items.filter(({ item }) => item === id || item.startsWith(`${id}/`))),
    })),
  );
  const footnotes = numberSources(
    [store],
    groups.flatMap(({ own }) => own).map(({ item }) => item),
  );
  return (
    <>
      {groups.map(({ group, title, own }) =>
        own.length === 0 ? null : (
          <PrintGroup key={title} title={title} store={store} group={group} items={own} footnotes={footnotes} />
        ),
      )}
      <PrintSources notes={footnotes.notes} origin={component.origin} />
    </>
  );
}

interface PrintGroupProps {
  title: string;
  store: DraftStore;
  group: GroupDefinition;
  items: readonly FormItem[];
  footnotes: Footnotes;
}

function PrintGroup({ title, store, group, items, footnotes }: PrintGroupProps) {
  const { curves, fields } = store.definition;
  const isLarge = ({ item }: FormItem) => {
    const { table, map } = fields[item] ?? {};
    return Object.hasOwn(curves, item) || map !== undefined || (table !== undefined && !isSingle(table));
  };
  const small = items.filter((item) => !isLarge(item));
  return (
    <section aria-label={title}>
      {(small.length > 0 || group.derived) && (
        <table className={styles.values}>
          <caption>
            <h2>{title}</h2>
          </caption>
          <tbody>
            {small.map((item) => (
              <PrintValue key={item.item} store={store} item={item} note={footnotes.findNumber(store, item.item)} />
            ))}
            {group.derived?.map((id) => (
              <PrintDerived key={id} store={store} id={id} />
            ))}
          </tbody>
        </table>
      )}
      {items.filter(isLarge).map((item) => (
        <PrintLarge key={item.item} store={store} item={item} note={footnotes.findNumber(store, item.item)} />
      ))}
    </section>
  );
}

interface PrintItemProps {
  store: DraftStore;
  item: FormItem;
  /** The number of its source. */
  note: number | undefined;
}

function PrintValue({ store, item: { title, fields }, note }: PrintItemProps) {
  return (
    <tr>
      <th scope="row">{currencyText(title, findCurrency(store))}</th>
      <td>
        <bdi>{groupedText(store.definition, fields, store.allTexts())}</bdi>
        <SourceNumber number={note} />
      </td>
    </tr>
  );
}

function PrintDerived({ store, id }: { store: DraftStore; id: string }) {
  const derived = store.derived.find(id);
  if (!derived) return null;
  const { text, lack } = store.derived.result(id);
  const { title, unit, from } = derived;
  const currency = findCurrency(store);
  return (
    <tr>
      <th scope="row">{currencyText(title, currency)}</th>
      <td>
        {text === undefined ? '—' : `${groupDigits(text) ?? text} ${currencyText(unit ?? '', currency)}`}
        <span className={styles.from}>{lack ?? from}</span>
      </td>
    </tr>
  );
}

function PrintLarge({ store, item: { item, title, fields }, note }: PrintItemProps) {
  const { definition } = store;
  const heading = (
    <h2>
      {currencyText(title, findCurrency(store))}
      <SourceNumber number={note} />
    </h2>
  );
  const curve = definition.curves[item];
  if (curve) {
    const points = toCurvePoints(curve, (name) => store.text(name));
    return (
      <section>
        {heading}
        <PrintCurve curve={curve} versions={[{ label: title, points }]} />
        <PrintPoints curve={curve} points={points} />
      </section>
    );
  }
  const { table, map } = definition.fields[item] ?? {};
  const text = store.text(fields[0] ?? item);
  const grid = map && readMapText(text);
  if (map && grid) {
    const rows = grid.y.map((at, row) => [at, ...grid.x.map((_, column) => grid.z[row]?.[column] ?? '')]);
    const corner = `${titleWithUnit(map.z, findCurrency(store))}: ${map.y.title} \\ ${map.x.title}`;
    return (
      <section>
        {heading}
        <PrintCells label={title} head={[corner, ...grid.x]} rows={rows} />
      </section>
    );
  }
  const columns: FieldDefinition[] = Object.values(table?.fields ?? {});
  const rows = readTableText(text).map((row) =>
    columns.map(({ unit: _, ...column }) => valueText(column, row[column.name] ?? '', findCurrency(store))),
  );
  return (
    <section>
      {heading}
      {rows.length === 0 ? (
        <p>{groupedText(definition, fields, store.allTexts())}</p>
      ) : (
        <PrintCells
          label={title}
          head={columns.map((column) => titleWithUnit(column, findCurrency(store)))}
          rows={rows}
        />
      )}
    </section>
  );
}

/** Cells have no id, so their position is the key. */
function PrintCells({ label, head, rows }: { label: string; head: readonly string[]; rows: readonly string[][] }) {
  const places = rows.map((cells, row) => ({ row, cells: cells.map((text, column) => ({ column, text })) }));
  return (
    <table aria-label={label}>
      <thead>
        <tr>
          {head.map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {places.map(({ row, cells }) => (
          <tr key={row}>
            {cells.map(({ column, text }) => (
              <td key={column}>{text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function findCurrency(store: DraftStore): string | undefined {
  return 'currency' in store.definition.fields ? store.text('currency') : undefined;
}
