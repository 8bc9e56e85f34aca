/** Prints how long a server took until it answered again, since that is what an operator wants to know. */
export function reportRecoveries(what: string, milliseconds: readonly number[], acknowledged: number): void {
  const sorted = [...milliseconds].sort((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  const times = `recovered in ${at(0.5)} ms, at most ${at(1)} ms`;
  console.warn(`${what}: ${milliseconds.length} times, ${times}; ${acknowledged} acknowledged writes, none lost`);
}
