/** Whether a body switches off the lock of its component, the only change that is accepted while it is on. */
export function unlocks(body: unknown): boolean {
  const { locked: sent } = Object(body);
  return sent === false || sent === 'false';
}
