import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { type ToCharSetElement, toCharSet } from 'regexp-ast-analysis';
import { isRegExp } from './isRegExp.ts';
import type { FieldSchema } from './KindFile.ts';
import type { Report } from './Report.ts';

/** Reports values and patterns with capitals where `x-lowercase` stores every text without them. */
export function checkLowercase(name: string, schema: FieldSchema, report: Report): void {
  if (schema['x-lowercase'] !== true) return;
  if (schema['x-input'] === 'password') {
    const message = `"${name}" is a password, whose capitals would be lost, so that another one would be valid as well.`;
    report(['x-lowercase'], message, 'Leave it out.');
    return;
  }
  for (const [index, value] of (schema.enum ?? []).entries())
    if (isChanged(value))
      report(
        ['enum', index],
        `"${value}" would be stored as "${String(value).toLowerCase()}", which is not among the accepted values of "${name}".`,
        'Write it in lower case, with its capitals in "x-labels", or remove "x-lowercase".',
      );
  const { default: own, pattern } = schema;
  if (isChanged(own) && !schema.enum)
    report(['default'], `the default "${own}" of "${name}" has capitals, but "x-lowercase" stores none.`, WRITE);
  if (pattern !== undefined && isRegExp(pattern) && !matchesLowercase(pattern))
    report(
      ['pattern'],
      `"pattern" ${JSON.stringify(pattern)} demands capitals, but "x-lowercase" stores none, so nothing could match it.`,
      'Write the pattern for lower case, or remove "x-lowercase".',
    );
}

const WRITE = 'Write it in lower case.';

function isChanged(value: unknown): boolean {
  return typeof value === 'string' && value !== value.toLowerCase();
}

/** Whether a text without capitals can match a regular expression, as far as its characters show. */
function matchesLowercase(pattern: string): boolean {
  return toAlternatives(pattern).some(canMatch);
}

function canMatch({ elements }: AST.Alternative): boolean {
  return elements.every((element) => canMatchElement(element));
}

function canMatchElement(element: AST.Element): boolean {
  switch (element.type) {
    case 'Group':
    case 'CapturingGroup':
      return element.alternatives.some(canMatch);
    case 'Quantifier':
      return element.min === 0 || canMatchElement(element.element);
    case 'Character':
    case 'CharacterSet':
    case 'CharacterClass':
    case 'ExpressionCharacterClass':
      // Without the flag v, a class holds characters only.
      return !toCharSet(element as ToCharSetElement, { unicode: true }).isSubsetOf(CAPITALS);
    default:
      return true;
  }
}

/** The characters that have another form in lower case. */
const CAPITALS = toCharSet(
  {
    type: 'CharacterSet',
    kind: 'property',
    strings: false,
    key: 'Changes_When_Lowercased',
    value: null,
    negate: false,
  } as ToCharSetElement,
  { unicode: true },
);

function toAlternatives(pattern: string): AST.Alternative[] {
  return new RegExpParser().parsePattern(pattern, 0, pattern.length, { unicode: true }).alternatives;
}
