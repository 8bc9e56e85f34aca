import type { Contract } from './bundleContract.ts';
import { compileValidators } from './compileValidators.ts';
import { emitContract } from './emit.ts';
import type { GeneratedText } from './generatedText.ts';
import type { Memory } from './Memory.ts';
import { operationSchemas } from './operationSchemas.ts';
import type { Outcome, Problem } from './Problem.ts';
import type { Operation } from './readOperations.ts';

/** Returns the modules of a contract; reports each call whose schemas can't be compiled. */
export function emitSoundContract(contract: Contract, memory?: Memory): Outcome<[string, GeneratedText][]> {
  try {
    return { value: emitContract(contract, memory), problems: [] };
  } catch (error) {
    const problems = contract.operations.flatMap((operation) =>
      PARTS.flatMap((part) => findFault(operation, part, contract)),
    );
    if (problems.length === 0) throw error;
    return { value: [], problems };
  }
}

const PARTS = ['body', 'query', 'path'] as const;

function findFault(operation: Operation, part: (typeof PARTS)[number], { problemAt }: Contract): Problem[] {
  try {
    compileValidators(operationSchemas([operation], part));
    return [];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message = `the ${part} of "${operation.operationId}" can't be checked: ${reason}.`;
    const place = ['paths', operation.path, operation.method.toLowerCase()];
    return [problemAt(place, message, 'Correct the schema, or the one that it refers to.')];
  }
}
