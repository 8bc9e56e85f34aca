/** Tokens of the theme that lines may have. */
export const OVERLAY_COLORS = ['curve-1', 'curve-2', 'curve-3', 'curve-4', 'curve-5', 'curve-6'] as const;

export interface OverlaySeries {
  /** Unique within the chart. */
  label: string;
  x: readonly number[];
  y: readonly number[];
  color: (typeof OVERLAY_COLORS)[number] | 'muted' | `#${string}`;
  /** In pixels; by default wider the more lines are drawn over this one. */
  width?: number | undefined;
  isDashed?: boolean | undefined;
}
