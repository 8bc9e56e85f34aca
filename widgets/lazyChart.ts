import { type ComponentType, lazy } from 'react';
import { NoChart } from './NoChart.tsx';

/**
 * Creates a chart that is loaded when it is first shown. If that fails, a note takes its place, and what surrounds the
 * chart continues to work.
 */
export function lazyChart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch((): ComponentType<Props> => NoChart) }));
}
