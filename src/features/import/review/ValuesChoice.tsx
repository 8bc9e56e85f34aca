import type { Choice } from '#model/imports/ImportPlan.ts';
import { Button } from '#ui/Button.tsx';
import styles from './ValuesChoice.module.css';

export interface ValuesChoiceProps {
  /** Undefined until it is chosen, or where several differ. */
  chosen: Choice | undefined;
  /** The component that it is about, where the text around does not say that. */
  name?: string;
  tabIndex?: 0 | -1;
  onChoice: (choice: Choice) => void;
}

/** Whose values are kept where a person has changed some. */
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
  { choice: 'table', text: 'Take the table’s' },
];
