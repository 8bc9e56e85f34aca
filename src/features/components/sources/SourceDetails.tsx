import { useContext } from 'react';
import type { ReferenceSet } from '#api/useReferenceSets.ts';
import type { DraftSource } from '#model/DraftSources.ts';
import { rangeText } from '#model/sourceText.ts';
import { dateAndTime } from '#ui/dateAndTime.ts';
import { ReferenceSetContext } from './ReferenceSetContext.ts';
import styles from './SourceForm.module.css';
import { SourceState } from './SourceState.tsx';

interface SourceDetailsProps {
  source: DraftSource | undefined;
  unit: string | undefined;
}

/** A read-only view of a value's source. */
export function SourceDetails({ source, unit = '' }: SourceDetailsProps) {
  const set = useContext(ReferenceSetContext);
  if (!source) return <p className={styles.note}>No source is given for this value.</p>;
  const lines = [
    ['Page or quote', source.page],
    ['Note', source.note],
    ['Range', rangeText(source, unit)],
    ...(set ? setLines(set) : []),
  ].filter(([, text]) => text);
  return (
    <div className={styles.form}>
      <p className={styles.name}>
        {isLink(source.source) ? (
          <a href={source.source} target="_blank" rel="noopener noreferrer">
            {source.source}
          </a>
        ) : (
          <bdi>{source.source}</bdi>
        )}
      </p>
      {lines.length > 0 && (
        <dl className={styles.details}>
          {lines.map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{text}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {!set && <SourceState source={source} />}
    </div>
  );
}

/** The facts about a reference set, shown instead of a confirmation. */
function setLines({ title, edition, read_at: readAt, licence }: ReferenceSet): [string, string][] {
  return [
    ['Reference set', `${title}, read only`],
    ['Version', edition ?? `of ${dateAndTime(readAt)}`],
    ['Licence', licence],
  ];
}

function isLink(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text);
}
