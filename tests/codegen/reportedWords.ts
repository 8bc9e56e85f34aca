import type { Report } from '#codegen/Report.ts';

/** What a check reports about a field: the path inside it, with the message and the suggestion. */
export function reportedWords(check: (report: Report) => void): [path: string, text: string][] {
  const reported: [string, string][] = [];
  check((path, message, suggestion) =>
    reported.push([path.join('.'), [message, suggestion].filter((part) => part !== undefined).join(' ')]),
  );
  return reported;
}
