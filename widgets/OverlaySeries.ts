/** The theme's tokens for the colours of lines. */
export const OVERLAY_COLORS = ['curve-1', 'curve-2', 'curve-3', 'curve-4', 'curve-5', 'curve-6'] as const;

export interface OverlaySeries {
  /** Unique within the chart. */
  label: string;
  x: readonly number[];
  y: readonly number[];
  color: (typeof OVERLAY_COLORS)[number] | 'muted' | `#${string}`;
  /** In pixels; by default, a solid line is wider the more lines are drawn over it. */
  width?: number | undefined;
  /** Absent for a solid line. */
  dashes?: 'long' | 'short' | undefined;
}
