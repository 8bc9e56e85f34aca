import type { CSSProperties, ReactNode } from 'react';
import { joinClasses } from './joinClasses.ts';
import styles from './Tile.module.css';

export interface TileProps {
  icon: ReactNode;
  /** The hue of icon and ground, any CSS colour; neutral by default. */
  color?: string | undefined;
  size?: 's' | 'm' | 'l' | undefined;
}

/** An icon on a square of the same hue; decoration, so hidden from screen readers. */
export function Tile({ icon, color, size = 'm' }: TileProps) {
  // React's types lack custom properties.
  const style = { '--hue': color ?? 'var(--muted)' } as CSSProperties;
  return (
    <span className={joinClasses(styles.tile, styles[size])} style={style} aria-hidden="true">
      {icon}
    </span>
  );
}
