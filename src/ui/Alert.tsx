import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Alert.module.css';
import { joinClasses } from './joinClasses.ts';
import tones from './tones.module.css';

export interface AlertProps {
  tone: 'error' | 'info' | 'warning' | 'success';
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}

const icons = { error: CircleAlert, info: Info, warning: TriangleAlert, success: CircleCheck };

/** A notice in the flow of the page; an error is announced at once, the others when the reader pauses. */
export function Alert({ tone, title, children, action }: AlertProps) {
  const Icon = icons[tone];
  return (
    <div className={joinClasses(styles.alert, tones[tone])} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon className={styles.icon} size={16} strokeWidth={1.75} aria-hidden="true" />
      <div className={styles.body}>
        {title ? <div className={styles.title}>{title}</div> : null}
        {children ? <div className={styles.text}>{children}</div> : null}
      </div>
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
