import { memo } from 'react';
import { currencyText } from '#model/currencyText.ts';
import type { MapDefinition } from '#model/FormDefinition.ts';
import { differsInCell, mapDifference } from '#model/mapDifference.ts';
import { readMapText } from '#model/mapText.ts';
import { columnTitle } from '#widgets/curveMessages.ts';
import styles from './MapChanges.module.css';

interface MapChangesProps {
  map: MapDefinition;
  /** The name of each version. */
  labels: readonly string[];
  /** The map's text in each version. */
  texts: readonly string[];
  currency: string | undefined;
}

/** Several versions of a map in one table; a cell that differs shows the value of each version. */
export const MapChanges = memo(function MapChanges({ map, labels, texts, currency }: MapChangesProps) {
  const { x, y, cells } = mapDifference(texts.map(readMapText));
  const words = (text: string) => currencyText(text, currency);
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <caption className={styles.caption}>
          {words(columnTitle(map.z))}; where it differs: {labels.join(' → ')}
        </caption>
        <thead>
          <tr>
            <th scope="col">{words(columnTitle(map.y))}</th>
            {x.map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {y.map((text, row) => (
            <tr key={text}>
              <th scope="row">{text}</th>
              {x.map((at, column) => {
                const versions = cells[row]?.[column] ?? [];
                const differs = differsInCell(versions);
                return (
                  <td key={at} data-differs={differs || undefined}>
                    {differs ? versions.map((value) => value || '–').join(' → ') : versions[0]}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}, hasSameContent);

function hasSameContent(before: MapChangesProps, after: MapChangesProps): boolean {
  const isSame = (a: readonly string[], b: readonly string[]) =>
    a.length === b.length && a.every((text, index) => text === b[index]);
  return (
    before.map === after.map &&
    before.currency === after.currency &&
    isSame(before.labels, after.labels) &&
    isSame(before.texts, after.texts)
  );
}
