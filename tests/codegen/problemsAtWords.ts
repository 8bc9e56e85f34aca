import { type Problem, sentence } from '#codegen/Problem.ts';

/** Each problem of a JSON text as the words of the text at its place, a colon, and what is reported there. */
export function problemsAtWords(problems: readonly Problem[], text: string): string[] {
  const lines = text.split('\n');
  return problems.map((problem) => {
    const [place] = /^(?:"[^"{},:]*"?|[^:,}\]]*)/.exec(lines[problem.line - 1]?.slice(problem.column - 1) ?? '') ?? [
      '',
    ];
    return `${place}: ${problem.severity ? `${problem.severity}: ` : ''}${sentence(problem)}`;
  });
}
