import type { ReactNode } from 'react';
import styles from './Button.module.css';
import { Button, type ButtonProps } from './Button.tsx';
import { joinClasses } from './joinClasses.ts';
import { Tooltip, type TooltipProps } from './Tooltip.tsx';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon'> {
  /** The button's name, also shown as its tooltip. */
  label: string;
  icon: ReactNode;
  tooltipSide?: TooltipProps['side'];
}

/** A square button that shows an icon alone. */
export function IconButton({ label, icon, tooltipSide, variant = 'ghost', className, ...rest }: IconButtonProps) {
  return (
    <Tooltip content={label} side={tooltipSide}>
      <Button {...rest} variant={variant} className={joinClasses(styles.square, className)} aria-label={label}>
        <span className={styles.alone}>{icon}</span>
      </Button>
    </Tooltip>
  );
}
