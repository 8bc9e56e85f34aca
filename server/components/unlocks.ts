/** Whether a body switches off the lock of its component, the only change that a locked component accepts. */
export function unlocks(body: unknown): boolean {
  const { locked: sent } = Object(body);
  return sent === false || sent === 'false';
}
