import type { Fact } from '#model/fieldFacts.ts';
import type { ReferenceItem, ReferenceTab } from '#model/kindReference.ts';
import styles from './ReferenceGroups.module.css';

/** The fields of a tab by group, each with its help and its rules. */
export function ReferenceGroups({ tab }: { tab: ReferenceTab }) {
  return (
    <>
      <Facts facts={tab.facts} />
      {tab.groups.map(({ title, help, items }) => (
        <section key={title}>
          <h3 className={styles.group}>{title}</h3>
          {help !== '' && <p className={styles.help}>{help}</p>}
          <Items items={items} />
        </section>
      ))}
    </>
  );
}

function Items({ items }: { items: readonly ReferenceItem[] }) {
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.id} className={styles.item}>
          <p className={styles.title}>
            {item.title} <code className={styles.name}>{item.id.replaceAll('/=', '/')}</code>
          </p>
          {item.help !== '' && <p className={styles.help}>{item.help}</p>}
          <Facts facts={item.facts} />
          {item.items.length > 0 && <Items items={item.items} />}
        </li>
      ))}
    </ul>
  );
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, text }) => (
        <div key={`${term} ${text}`} className={styles.fact}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
