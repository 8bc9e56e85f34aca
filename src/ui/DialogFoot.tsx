import type { ComponentProps } from 'react';
import styles from './Dialog.module.css';
import { joinClasses } from './joinClasses.ts';

/** The buttons below a dialog's body. */
export function DialogFoot({ className, ...rest }: ComponentProps<'footer'>) {
  return <footer {...rest} className={joinClasses(styles.foot, className)} />;
}
