import type { Component } from '#api/useComponent.ts';
import type { Asset } from '#api/useProjectAssets.ts';
import { currencyText } from '#model/currencyText.ts';
import { groupedText } from '#model/displayText.ts';
import type { FieldDefinition, FormDefinition } from '#model/FormDefinition.ts';
import type { Kind } from '#model/Kind.ts';
import { openStored } from '#model/openStored.ts';
import styles from './PrintAssets.module.css';

export interface PrintAssetsProps {
  title: string;
  /** Undefined if this build does not know the kind. */
  kind: Kind | undefined;
  rows: readonly PrintedAsset[];
}

interface PrintedAsset {
  asset: Asset;
  /** Undefined if the component was deleted. */
  component: Component | undefined;
}

const MOST_VALUES = 4;

/** A project's components of one kind, each with its count and its main values. */
export function PrintAssets({ title, kind, rows }: PrintAssetsProps) {
  const fields = kind ? findMainFields(kind.definition) : [];
  const currency = rows.map(({ component }) => currencyIn(component)).find((text) => text !== undefined);
  return (
    <section>
      <h2>{title}</h2>
      <table className={styles.assets} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">Component</th>
            <th scope="col">Count</th>
            {fields.map((field) => (
              <th key={field.name} scope="col">
                {currencyText(field.title, currency)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ asset, component }) => (
            <AssetRow key={asset.id} asset={asset} component={component} kind={kind} fields={fields} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface AssetRowProps extends PrintedAsset {
  kind: Kind | undefined;
  fields: readonly FieldDefinition[];
}

function AssetRow({ asset, component, kind, fields }: AssetRowProps) {
  const store = kind && component && openStored(kind, { ...component });
  return (
    <tr>
      <th scope="row">
        <bdi>{asset.name}</bdi>
        {asset.component_deleted && ' (deleted)'}
      </th>
      <td data-title="Count">{asset.count}</td>
      {fields.map(({ name, title }) => (
        <td key={name} data-title={currencyText(title, currencyIn(component))}>
          {store && groupedText(store.definition, [name], store.allTexts())}
        </td>
      ))}
    </tr>
  );
}

/** Returns the first four number fields of the first tab, usually sizes and costs. */
function findMainFields({ tabs, fields }: FormDefinition): FieldDefinition[] {
  const items = tabs[0]?.groups.flatMap((group) => group.items) ?? [];
  const numbers = items.flatMap((item) => {
    const field = fields[item];
    return field && (field.type === 'number' || field.type === 'integer') ? [field] : [];
  });
  return numbers.slice(0, MOST_VALUES);
}

function currencyIn(component: Component | undefined): string | undefined {
  const { currency }: { currency?: unknown } = { ...component };
  return typeof currency === 'string' ? currency : undefined;
}
