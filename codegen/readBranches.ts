import type { JSONPath } from 'jsonc-parser';
import type { BranchSchema, FieldSchema, PartsSchema } from './KindFile.ts';
import type { Origin } from './mergeKind.ts';
import type { Problem } from './Problem.ts';
import { toTitle } from './toTitle.ts';

interface ReadCase {
  schema: PartsSchema;
  path: JSONPath;
}

/**
 * Reads the cases of an object, written as `x-cases` or `oneOf`, and returns the object with the choice between them.
 */
export function readBranches(
  schema: FieldSchema,
  { source, path }: Origin,
  problems: Problem[],
): { schema: FieldSchema; cases: Map<string, ReadCase> } {
  const cases = new Map(
    Object.entries(schema['x-cases'] ?? {}).map(([value, parts]) => [
      value,
      { schema: parts, path: [...path, 'x-cases', value] },
    ]),
  );
  const { oneOf } = schema;
  // On anything but an object, `oneOf` has no effect, which is reported with its other keywords.
  if (!oneOf || (schema.type !== undefined && schema.type !== 'object')) return { schema, cases };
  const choice = schema['x-choice'] ?? findChoice(oneOf);
  if (choice === undefined) {
    const message = 'the branches of "oneOf" share no property with a "const", so none of them could be chosen.';
    const suggestion = 'Give each of them the same property, such as "type": { "const": "fixed" }.';
    problems.push(source.problemAt([...path, 'oneOf'], message, suggestion));
    return { schema, cases };
  }
  const values: (string | number)[] = [];
  for (const [index, branch] of oneOf.entries()) {
    const at = [...path, 'oneOf', index];
    const value = branch.properties?.[choice]?.const;
    if (value === undefined) {
      const message = `this branch has no "const" for "${choice}", so it could never be chosen.`;
      problems.push(source.problemAt(at, message, `Give it "properties": { "${choice}": { "const": ... } }.`));
    } else if (cases.has(String(value))) {
      const message = `"${value}" has a case already, so this branch would never be chosen.`;
      problems.push(source.problemAt([...at, 'properties', choice, 'const'], message, 'Give it another value.'));
    } else {
      values.push(value);
      cases.set(String(value), { schema: withoutChoice(branch, choice), path: at });
    }
  }
  const labels = oneOf.flatMap(({ title, properties }) => {
    const value = properties?.[choice]?.const;
    return title === undefined || value === undefined ? [] : [[String(value), title] as const];
  });
  const own = schema.properties?.[choice] ?? { title: toTitle(choice), default: values[0] ?? '' };
  const given = {
    type: typeof values[0] === 'number' ? 'number' : 'string',
    enum: values,
    'x-labels': Object.fromEntries(labels),
    ...own,
  };
  return {
    schema: { ...schema, 'x-choice': choice, properties: { ...schema.properties, [choice]: given } },
    cases,
  };
}

function findChoice(branches: BranchSchema[]): string | undefined {
  return Object.keys(branches[0]?.properties ?? {}).find((name) =>
    branches.every(({ properties }) => properties?.[name]?.const !== undefined),
  );
}

function withoutChoice({ properties = {}, required, 'x-rules': rules }: BranchSchema, choice: string): PartsSchema {
  const { [choice]: _, ...own } = properties;
  return {
    properties: own,
    ...(required ? { required } : {}),
    ...(rules ? { 'x-rules': rules } : {}),
  };
}
