import type { ComponentProps } from 'react';
import { joinClasses } from './joinClasses.ts';
import layout from './layout.module.css';

/** Text for screen readers alone. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={joinClasses(layout.hidden, className)} />;
}
