import type { Choice } from '#model/imports/ImportPlan.ts';
import { Button } from '#ui/Button.tsx';
import styles from './ValuesChoice.module.css';

export interface ValuesChoiceProps {
  /** Undefined if nothing is chosen yet, or if the rows' choices differ. */
  chosen: Choice | undefined;
  /** The component's name, if the surrounding text does not state it. */
  name?: string;
  tabIndex?: 0 | -1;
  onChoice: (choice: Choice) => void;
}

/** Buttons to keep either the user's values or the table's. */
export function ValuesChoice({ chosen, name, tabIndex, onChoice }: ValuesChoiceProps) {
  return (
    <span className={styles.choices}>
      {CHOICES.map(({ choice, text }) => (
        <Button
          key={choice}
          size="s"
          className={styles.choice}
          tabIndex={tabIndex}
          aria-label={name === undefined ? undefined : `${text} in ${name}`}
          aria-pressed={choice === chosen}
          onClick={() => choice !== chosen && onChoice(choice)}
        >
          {text}
        </Button>
      ))}
    </span>
  );
}

const CHOICES: readonly { choice: Choice; text: string }[] = [
  { choice: 'mine', text: 'Keep mine' },
  { choice: 'table', text: "Take the table's" },
];
