import { importProblemText } from './importMessages.ts';
import type { ProjectFileProblem } from './readProjectFile.ts';

/** Returns the message for a problem of a project file. */
export function projectFileProblem(problem: ProjectFileProblem): string {
  switch (problem.code) {
    case 'empty':
      return 'The text is empty';
    case 'tooDeep':
      return importProblemText({ text: '', problem: 'tooDeep' });
    case 'notJson':
      return importProblemText({ text: '', problem: 'notJson', fault: problem.fault });
    case 'format':
      return 'This is not a project file. Export a project to get one.';
    case 'version':
      return 'This version of the file is not supported';
    case 'notText':
      return `${problem.place} must be text`;
    case 'notNumber':
      return `${problem.place} must be a number`;
    case 'notList':
      return `${problem.place} must be a list`;
    case 'notRecord':
      return `${problem.place} must be a JSON object`;
    case 'unknownComponent':
      return `${problem.place} is not the id of one of the file's components`;
    case 'usedTwice':
      return `${problem.place} is also the component of another asset`;
  }
}
