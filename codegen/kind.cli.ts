import { existsSync, writeFileSync } from 'node:fs';
import { generate } from './generate.ts';
import { readSchemas } from './readSchemas.ts';
import { starterKind } from './starterKind.ts';

const [command, subclass = ''] = process.argv.slice(2);
const file = `schemas/kinds/${subclass}.json`;

if (command !== 'new' || !/^[a-z][a-z0-9_]*$/.test(subclass)) {
  fail('Usage: npm run kind -- new <subclass>, the subclass in lower case, such as flywheel');
} else if (existsSync(file)) {
  fail(`${file} exists already.`);
} else {
  const schemas = await readSchemas();
  const before = await generate({ ...schemas, apiTypes: async () => '' });
  const text = starterKind({ subclass, order: before.definitions.length + 1 });
  // A subclass that the routes reserve is refused before its file is written.
  const after = await generate({
    ...schemas,
    texts: new Map([...schemas.texts, [file, text]]),
    apiTypes: async () => '',
  });
  const problem = after.problems.find((candidate) => candidate.file === file);
  if (problem) fail(problem.message);
  else {
    writeFileSync(file, text);
    console.log(
      `${file} was created. docs/domain-expert.md explains each word; npm run codegen reports what is wrong.`,
    );
  }
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
