import { type Finding, isWarning, UNCHECKED } from './Finding.ts';
import { type Excerpt, excerptAt, sentence } from './Problem.ts';
import type { WatchRun } from './SchemaWatch.ts';

/** A finding as it is shown in a browser. */
export interface ShownFinding extends Pick<Finding, 'file' | 'line' | 'column'> {
  level: 'error' | 'warning';
  /** What is wrong and what to do about it. */
  text: string;
  excerpt?: Excerpt;
  /** Whether the place is in a file, not in codegen itself. */
  isPlaced: boolean;
}

/** The report that a watching codegen sends to its parent process after each run. */
export interface WatchReport {
  findings: ShownFinding[];
  corrected: readonly string[];
  /** Files of generated/ that were written or removed, by path inside it. */
  changed: readonly string[];
}

export function toWatchReport({ findings, corrected, texts, written, removed }: WatchRun): WatchReport {
  return {
    findings: findings.map((finding): ShownFinding => {
      const { file, line, column } = finding;
      const excerpt = excerptAt(finding, texts);
      return {
        ...{ file, line, column },
        level: isWarning(finding) ? 'warning' : 'error',
        text: sentence(finding),
        isPlaced: finding.rule !== UNCHECKED,
        ...(excerpt && { excerpt }),
      };
    }),
    corrected,
    changed: [...written, ...removed],
  };
}
