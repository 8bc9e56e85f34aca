/** Whether a body switches off the lock of its component, the only change that a locked component accepts. */
export function isUnlocking(body: unknown): boolean {
  const { locked: sent } = Object(body);
  return sent === false || sent === 'false';
}
