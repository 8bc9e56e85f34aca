/** Returns a single message as it is, several as a bulleted list with an introduction. */
export function messageList(messages: readonly string[]): string {
  if (messages.length < 2) return messages.join();
  return ['Please fix the following issues:', ...messages.map((message) => `• ${message}`)].join('\n');
}
