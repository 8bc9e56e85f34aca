import { type ReactNode, useMemo } from 'react';
import { CurveOverlay } from '#engine/CurveOverlay.tsx';
import { MapChanges } from '#engine/MapChanges.tsx';
import { currencyText } from '#model/currencyText.ts';
import { groupedText } from '#model/displayText.ts';
import type { Texts } from '#model/draftHistory.ts';
import type { FormDefinition } from '#model/FormDefinition.ts';
import { differingItems, type FormItem } from '#model/formItems.ts';
import { insideSentence } from '#model/insideSentence.ts';
import { sourceTitle } from '#model/sourcePaths.ts';
import { originText, sourceText } from '#model/sourceText.ts';
import { TableDifference } from '#records/TableDifference.tsx';
import { dateAndTime } from '#ui/dateAndTime.ts';
import type { Version } from './Version.ts';
import styles from './VersionDetails.module.css';

export interface VersionDetailsProps {
  definition: FormDefinition;
  version: Version;
  /** The texts in the editor. */
  current: Texts;
}

/** Shows what a saved version changed, and how it differs from the editor. */
export function VersionDetails({ definition, version, current }: VersionDetailsProps) {
  const { revision, saved_at, texts, before, changed, source_changes: sources = [], origin_change: origin } = version;
  const since = differingItems(definition, current, texts);
  // Changes of fields that the kind no longer has.
  const obsolete = version.changes.filter(({ field }) => !Object.hasOwn(definition.fields, field));
  return (
    <div className={styles.details}>
      <Part title={`Version ${revision}, ${dateAndTime(saved_at)}`}>
        {!before && <p className={styles.none}>The component was created with this version.</p>}
        {before && changed.length + obsolete.length + sources.length === 0 && !origin && (
          <p className={styles.none}>Nothing was changed.</p>
        )}
        {before && changed.length > 0 && (
          <Changes
            definition={definition}
            items={changed}
            from={{ label: 'Before', texts: before }}
            to={{ label: 'Saved', texts }}
          />
        )}
        {obsolete.map(({ field, before: old, after }) => (
          <p key={field} className={styles.none}>
            {field}, no longer a field of {definition.title}: {JSON.stringify(old)} → {JSON.stringify(after)}
          </p>
        ))}
        {sources.map(({ field, before: old, after }) => (
          <p key={field} className={styles.none}>
            Source of {insideSentence(currencyText(sourceTitle(definition, field), texts.currency))}:{' '}
            <bdi>{old ? sourceText(old) : 'none'}</bdi> → <bdi>{after ? sourceText(after) : 'none'}</bdi>
          </p>
        ))}
        {origin && (
          <p className={styles.none}>
            Origin: <bdi>{originText(origin.before)}</bdi> → <bdi>{originText(origin.after)}</bdi>
          </p>
        )}
      </Part>
      {since.length > 0 && (
        <Part title="What restoring it would change in the editor">
          <Changes
            definition={definition}
            items={since}
            from={{ label: 'Now', texts: current }}
            to={{ label: `Version ${revision}`, texts }}
          />
        </Part>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className={styles.part}>{title}</h3>
      {children}
    </section>
  );
}

interface Side {
  label: string;
  texts: Texts;
}

interface ChangesProps {
  definition: FormDefinition;
  items: readonly FormItem[];
  from: Side;
  to: Side;
}

function Changes({ definition, items, from, to }: ChangesProps) {
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">{from.label}</th>
          <th scope="col">{to.label}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <ChangedItem key={item.item} definition={definition} item={item} from={from} to={to} />
        ))}
      </tbody>
    </table>
  );
}

function ChangedItem({ definition, item, from, to }: Omit<ChangesProps, 'items'> & { item: FormItem }) {
  const curve = definition.curves[item.item];
  const versions = useMemo(() => [from, to], [from, to]);
  const title = currencyText(item.title, to.texts.currency);
  if (curve)
    return (
      <>
        <WideRows title={title}>
          <CurveOverlay curve={curve} versions={versions} isChange />
        </WideRows>
        {item.fields
          .filter((name) => from.texts[name] !== to.texts[name])
          .map((name) => (
            <ValueRow
              key={name}
              definition={definition}
              title={definition.fields[name]?.title ?? name}
              field={name}
              from={from}
              to={to}
            />
          ))}
      </>
    );
  const { table, map } = definition.fields[item.item] ?? {};
  if (table)
    return (
      <WideRows title={title}>
        <TableDifference
          table={table}
          label={`${title}: ${from.label} and ${to.label}`}
          before={from.texts[item.item] ?? ''}
          after={to.texts[item.item] ?? ''}
          currency={to.texts.currency}
        />
      </WideRows>
    );
  return (
    <>
      <ValueRow definition={definition} title={title} field={item.item} from={from} to={to} />
      {map && (
        <tr>
          <td colSpan={3} className={styles.curve}>
            <MapChanges
              map={map}
              labels={versions.map(({ label }) => label)}
              texts={versions.map(({ texts }) => texts[item.item] ?? '')}
              currency={to.texts.currency}
            />
          </td>
        </tr>
      )}
    </>
  );
}

/** A row with the title of a curve or table, and a row with its changes. */
function WideRows({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <tr>
        <th scope="rowgroup" colSpan={3}>
          {title}
        </th>
      </tr>
      <tr>
        <td colSpan={3} className={styles.curve}>
          {children}
        </td>
      </tr>
    </>
  );
}

interface ValueRowProps extends Omit<ChangesProps, 'items'> {
  title: string;
  field: string;
}

function ValueRow({ definition, title, field, from, to }: ValueRowProps) {
  return (
    <tr>
      <th scope="row">{title}</th>
      <td className={styles.old}>
        <bdi>{groupedText(definition, [field], from.texts)}</bdi>
      </td>
      <td className={styles.new}>
        <bdi>{groupedText(definition, [field], to.texts)}</bdi>
      </td>
    </tr>
  );
}
