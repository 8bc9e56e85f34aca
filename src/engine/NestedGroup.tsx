import { type ReactNode, useContext, useId } from 'react';
import fieldGrid from '#ui/fieldGrid.module.css';
import formStyles from './FormGroups.module.css';
import { HeadingLevel, nextLevel } from './headingLevel.ts';
import styles from './NestedGroup.module.css';

export interface NestedGroupProps {
  /** The path of the object. */
  name: string;
  title: string;
  help: string | undefined;
  children: ReactNode;
}

/** The fields of an object under its title, in a panel of the form, or as the panel if it holds nothing else. */
export function NestedGroup({ name, title, help, children }: NestedGroupProps) {
  const level = useContext(HeadingLevel);
  const titleId = useId();
  const Heading = `h${level}` as const;
  return (
    // Not a section: the groups in the rows of a list would add many landmarks.
    <fieldset
      className={level === 2 ? styles.alone : styles.group}
      aria-labelledby={titleId}
      data-field={name}
      data-wide
    >
      <Heading id={titleId} className={formStyles.title}>
        {title}
      </Heading>
      {help && <p className={formStyles.help}>{help}</p>}
      <HeadingLevel value={nextLevel(level)}>
        <div className={fieldGrid.grid}>{children}</div>
      </HeadingLevel>
    </fieldset>
  );
}
