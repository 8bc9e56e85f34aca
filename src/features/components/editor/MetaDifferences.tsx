import { differenceText } from '#model/differenceText.ts';
import type { MetaDifference } from '#model/MetaDifference.ts';
import { Alert } from '#ui/Alert.tsx';
import styles from './MetaDifferences.module.css';

const WORDS: ReadonlySet<MetaDifference['code']> = new Set(['label', 'help', 'choiceLabels', 'axes']);
const WORDING = 'the server describes fields differently, but accepts the same values.';
const RULES = 'the server may reject what the form accepts, or have fields that the form does not show.';

export interface MetaDifferencesProps {
  differences: readonly MetaDifference[];
}

/** Says that form and server were made from different versions of the kind; expands to the list of differences. */
export function MetaDifferences({ differences }: MetaDifferencesProps) {
  const isWording = differences.every(({ code }) => WORDS.has(code));
  return (
    <Alert tone="warning" title="This form and the server differ">
      <details>
        <summary className={styles.summary}>
          {differences.length} difference(s): {isWording ? WORDING : RULES}
        </summary>
        <ul className={styles.list}>
          {differences.map((difference) => {
            const text = differenceText(difference);
            return (
              <li key={`${difference.field}/${text}`}>
                <b>{difference.label}</b>: {text}
              </li>
            );
          })}
        </ul>
      </details>
    </Alert>
  );
}
