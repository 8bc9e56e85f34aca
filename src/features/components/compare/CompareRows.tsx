import { CurveOverlay, type CurveVersion } from '#engine/CurveOverlay.tsx';
import { type ComparedItem, compareRecords } from '#model/compareRecords.ts';
import { currencyText } from '#model/currencyText.ts';
import type { CurveDefinition } from '#model/FormDefinition.ts';
import { Badge } from '#ui/Badge.tsx';
import { CompareCell } from './CompareCell.tsx';
import styles from './ComparePage.module.css';
import type { Compared } from './useCompared.ts';

export interface CompareRowsProps {
  /** A column each, also of those that are not there. */
  ids: readonly string[];
  compared: readonly Compared[];
  onlyDifferences: boolean;
}

/** The fields of a kind by tab and group, a row each. */
export function CompareRows({ ids, compared, onlyDifferences }: CompareRowsProps) {
  const [first] = compared;
  if (!first) return null;
  const { definition } = first.store;
  const groups = compareRecords(
    definition,
    compared.map(({ store }) => store.allTexts()),
  );
  // What has just been made equal stays in sight as long as it can be undone.
  const isShown = ({ differs, fields }: ComparedItem) =>
    !onlyDifferences || differs || compared.some(({ store }) => fields.some((name) => store.snapshot(name).changed));
  const shown = groups
    .map(({ title, items }) => ({ title, items: items.filter(isShown) }))
    .filter(({ items }) => items.length > 0);
  if (shown.length === 0) {
    return (
      <tbody>
        <tr>
          <td colSpan={ids.length + 1} className={styles.none}>
            No differences.
          </td>
        </tr>
      </tbody>
    );
  }
  return shown.map(({ title, items }) => (
    <tbody key={title}>
      <tr className={styles.group}>
        <th scope="rowgroup" colSpan={ids.length + 1}>
          <span>{title}</span>
        </th>
      </tr>
      {items.map((item) => (
        <Row key={item.item} ids={ids} compared={compared} item={item} curve={definition.curves[item.item]} />
      ))}
    </tbody>
  ));
}

interface RowProps {
  ids: readonly string[];
  compared: readonly Compared[];
  item: ComparedItem;
  curve: CurveDefinition | undefined;
}

function Row({ ids, compared, item, curve }: RowProps) {
  const currency = compared[0]?.store.text('currency');
  const title = currencyText(item.title, currency);
  return (
    <>
      <tr data-differs={item.differs || undefined}>
        <th scope="row" className={styles.field}>
          <span>{title}</span>
          {item.differs && <Badge tone="accent">differs</Badge>}
        </th>
        {ids.map((id) => (
          <CompareCell key={id} id={id} compared={compared} item={item} title={title} />
        ))}
      </tr>
      {curve && (
        <tr>
          <td colSpan={ids.length + 1} className={styles.curve}>
            <div className={styles.chart}>
              <CurveOverlay curve={curve} versions={getVersions(compared, item.fields)} />
            </div>
          </td>
        </tr>
      )}
    </>
  );
}

function getVersions(compared: readonly Compared[], fields: readonly string[]): CurveVersion[] {
  const names = compared.map(({ component }) => component.name);
  return compared.map(({ store, component: { name } }, index) => {
    // A component and a template may share a name.
    const isAlone = names.filter((other) => other === name).length === 1;
    return {
      label: isAlone ? name : `${name} (column ${index + 1})`,
      texts: Object.fromEntries(fields.map((field) => [field, store.text(field)])),
    };
  });
}
