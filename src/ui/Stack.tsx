import type { ComponentProps } from 'react';
import { joinClasses } from './joinClasses.ts';
import styles from './Stack.module.css';

/** Things below each other, 12 px apart. */
export function Stack({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={joinClasses(styles.stack, className)} />;
}
