import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PrintSheet } from '#library/PrintSheet.tsx';
import { compareAddress } from '#model/addresses.ts';
import { type ComparedGroup, compareRecords } from '#model/compareRecords.ts';
import { counted } from '#model/counted.ts';
import { currencyText } from '#model/currencyText.ts';
import { toCurvePoints } from '#model/curveText.ts';
import { groupedText } from '#model/displayText.ts';
import type { FormDefinition } from '#model/FormDefinition.ts';
import { Page } from '#ui/Page.tsx';
import { type Compared, useCompared } from '../compare/useCompared.ts';
import { ComponentProblem } from '../editor/ComponentProblem.tsx';
import { EditorSkeleton } from '../editor/EditorSkeleton.tsx';
import { type Footnotes, numberSources } from './numberSources.ts';
import styles from './PrintComparePage.module.css';
import { PrintCurve } from './PrintCurve.tsx';
import { PrintSources, SourceNumber } from './PrintSources.tsx';

/** /components/compare/print?ids=a,b: a printable comparison of stored components of one kind. */
export function PrintComparePage() {
  const [params] = useSearchParams();
  const listed = params.get('ids') ?? '';
  const ids = useMemo(() => [...new Set(listed.split(',').filter(Boolean))], [listed]);
  const { kind, compared, columns, problem } = useCompared(ids);
  const isReady = columns.every((column) => column.compared ?? column.obstacle);
  if (!kind || !compared || !isReady) {
    return <Page>{problem ? <ComponentProblem problem={problem} /> : <EditorSkeleton />}</Page>;
  }
  const { definition } = kind;
  const only = params.has('only');
  return (
    <PrintSheet
      title={`Comparison of ${counted(compared.length, 'component')}`}
      about={`${definition.title}${only ? ' · only differences' : ''}`}
      back={compareAddress(ids)}
      wide
      isReady
    >
      <CompareGroups definition={definition} compared={compared} only={only} />
    </PrintSheet>
  );
}

interface CompareGroupsProps {
  definition: FormDefinition;
  compared: readonly Compared[];
  only: boolean;
}

function CompareGroups({ definition, compared, only }: CompareGroupsProps) {
  const records = compared.map(({ store }) => store.allTexts());
  const groups = compareRecords(definition, records)
    .map(({ title, items }) => ({ title, items: items.filter(({ differs }) => differs || !only) }))
    .filter(({ items }) => items.length > 0);
  if (groups.length === 0) return <p>No differences.</p>;
  const stores = compared.map(({ store }) => store);
  const footnotes = numberSources(
    stores,
    groups.flatMap(({ items }) => items).map(({ item }) => item),
  );
  const sections = groups.map((group) => (
    <section key={group.title} aria-label={group.title}>
      <h2>{group.title}</h2>
      <CompareTable group={group} definition={definition} compared={compared} footnotes={footnotes} />
      {group.items.map(({ item }) => {
        const curve = definition.curves[item];
        if (!curve) return null;
        const versions = compared.map(({ stored, store }) => ({
          label: stored.component.name,
          points: toCurvePoints(curve, (name) => store.text(name)),
        }));
        return (
          <section key={item}>
            <h2>{curve.title}</h2>
            <PrintCurve curve={curve} versions={versions} />
          </section>
        );
      })}
    </section>
  ));
  return (
    <>
      {sections}
      <PrintSources notes={footnotes.notes} />
    </>
  );
}

interface CompareTableProps {
  group: ComparedGroup;
  definition: FormDefinition;
  compared: readonly Compared[];
  footnotes: Footnotes;
}

function CompareTable({ group, definition, compared, footnotes }: CompareTableProps) {
  const currency = compared[0]?.store.allTexts().currency;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Field</th>
          {compared.map(({ stored: { component } }) => (
            <th key={component.id} scope="col">
              <bdi>{component.name}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {group.items.map(({ item, title, fields, differs }) => (
          <tr key={item}>
            <th scope="row">
              {currencyText(title, currency)}
              {differs && ' ≠'}
            </th>
            {compared.map(({ stored, store }) => (
              <td key={stored.component.id}>
                <bdi>{groupedText(definition, fields, store.allTexts())}</bdi>
                <SourceNumber number={footnotes.findNumber(store, item)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
