import { Fragment, memo } from 'react';
import { Link } from 'react-router-dom';
import { KindTile } from '#library/KindTile.tsx';
import { addresses } from '#model/addresses.ts';
import type { Assumption } from '#model/assumptions.ts';
import { deviationText } from '#model/deviationText.ts';
import { groupAllDigits } from '#model/groupDigits.ts';
import { Clamped } from '#ui/Clamped.tsx';
import styles from './AssumptionTable.module.css';
import type { ListedComponent } from './filterAssumptions.ts';
import { SourceCell } from './SourceCell.tsx';

/** Lists the values of one component by tab and group, each beside its reference and its accepted range. */
export const AssumptionTable = memo(function AssumptionTable({ component, assumptions }: ListedComponent) {
  const { id, name, subclass, kind, count, template } = component;
  const sections = toSections(assumptions);
  return (
    <section className={styles.component} aria-label={name}>
      <table className={styles.table}>
        <colgroup>
          {COLUMNS.map(({ title, width }) => (
            <col key={title} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr className={styles.name}>
            <th colSpan={COLUMNS.length} scope="colgroup">
              <span className={styles.title}>
                <KindTile subclass={subclass} size="s" />
                <h2>
                  <Link to={addresses.component(id)} state={{ subclass }}>
                    <bdi>{name}</bdi>
                  </Link>
                </h2>
                <span className={styles.kind}>
                  {kind}
                  {count !== undefined && ` · ${count} in the project`}
                  {template && ` · compared with template ${template.name}`}
                </span>
              </span>
            </th>
          </tr>
          <tr className={styles.columns}>
            {COLUMNS.map(({ title }) => (
              <th key={title} scope="col">
                {title === 'Default' && template ? 'Template' : title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sections.map(([section, rows]) => (
            <Fragment key={section}>
              <tr className={styles.section}>
                <th colSpan={COLUMNS.length} scope="rowgroup">
                  {section}
                </th>
              </tr>
              {rows.map((assumption) => (
                <Row key={assumption.item} assumption={assumption} />
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
});

const COLUMNS = [
  { title: 'Value of', width: '15%' },
  { title: 'Value', width: '14%' },
  { title: 'Default', width: '12%' },
  { title: 'Deviation', width: '13%' },
  { title: 'Accepted', width: '13%' },
  { title: 'Source', width: '17%' },
  { title: 'Description', width: '16%' },
];

function Row({ assumption }: { assumption: Assumption }) {
  const { title, text, value, reference, deviation, limits, unusual, source, unit, help } = assumption;
  const shown = (own: string) => (typeof value === 'number' ? groupAllDigits(own) : own);
  return (
    <tr data-deviates={deviation ? true : undefined}>
      <th scope="row">{title}</th>
      <td data-column="Value" className={styles.value}>
        <Clamped text={shown(text)} />
      </td>
      <td data-column="Compared with" className={styles.quiet}>
        {reference && <Clamped text={!deviation && text.length > LONG ? 'the same' : shown(reference.text)} />}
      </td>
      <td data-column="Deviation" className={styles.deviation}>
        {groupAllDigits(deviationText(assumption))}
      </td>
      <td data-column="Accepted" className={styles.quiet}>
        {groupAllDigits(limits)}
        {unusual && <span className={styles.unusual}>unusual {groupAllDigits(unusual)}</span>}
      </td>
      <td data-column="Source">{source && <SourceCell source={source} unit={unit} />}</td>
      <td data-column="Description" className={styles.quiet}>
        {help && <Clamped text={help} />}
      </td>
    </tr>
  );
}

/** The length above which a text that equals its reference is shown as 'the same'. */
const LONG = 32;

/** Groups the values by section, in the order of their first values. */
function toSections(assumptions: readonly Assumption[]): [section: string, rows: Assumption[]][] {
  const sections = new Map<string, Assumption[]>();
  for (const assumption of assumptions) {
    const rows = sections.get(assumption.section);
    if (rows) rows.push(assumption);
    else sections.set(assumption.section, [assumption]);
  }
  return [...sections];
}
