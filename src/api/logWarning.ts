/** One line in the browser's log, of something that went wrong and costs the person nothing. */
export function logWarning(message: string, cause?: unknown): void {
  if (cause === undefined) console.warn(message);
  else console.warn(`${message}: ${cause instanceof Error ? cause.message : String(cause)}`);
}
