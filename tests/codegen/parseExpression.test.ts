import { describe, expect, it } from 'vitest';
import { type Expression, parseExpression, type Source } from '#codegen/parseExpression.ts';

/** The expression with its places and brackets around everything that is joined: `(a@0 +@2 1@4)`. */
function spelled(expression: Expression): string {
  const { node, at } = expression;
  switch (node) {
    case 'number':
      return `${expression.value}@${at}`;
    case 'name':
      return `${expression.name}@${at}`;
    case 'call':
      return `${expression.name}@${at}(${spelled(expression.argument)})`;
    case 'text':
      return `'${expression.value}'@${at}`;
    case 'any':
    case 'every':
    case 'count':
      return `${node}@${at}(${spelledSource(expression)})`;
    case 'in':
      return `(${spelled(expression.operand)} in@${at} ${expression.values.map(spelled).join(' ')})`;
    case 'binary':
      return `(${spelled(expression.left)} ${expression.operator}@${at} ${spelled(expression.right)})`;
    case 'each':
      return `${spelled(expression.value)} of ${spelledSource(expression)}`;
    default:
      return `${node}@${at} ${spelled(expression.operand)}`;
  }
}

function spelledSource({ source, sourceAt, where }: Source & { where: Expression | undefined }): string {
  return `${source}@${sourceAt}${where ? ` where ${spelled(where)}` : ''}`;
}

function parsed(text: string): string {
  const result = parseExpression(text);
  if (!('fault' in result)) return spelled(result.expression);
  const { at, message, suggestion } = result.fault;
  return [`${at}: ${message}`, suggestion].filter(Boolean).join(' ');
}

describe('an expression', () => {
  it.each([
    ['a', 'a@0'],
    ['  a_1 ', 'a_1@2'],
    ['1.25e-3', '0.00125@0'],
    ['1e+2', '100@0'],
    ['2E2', '200@0'],
    ['.5', '0.5@0'],
    ['1 or 2 and 3 = 4 + 5 * 6', '(1@0 or@2 (2@5 and@7 (3@11 =@13 (4@15 +@17 (5@19 *@21 6@23)))))'],
    ['1 * 2 + 3 = 4 and 5 or 6', '(((((1@0 *@2 2@4) +@6 3@8) =@10 4@12) and@14 5@18) or@20 6@23)'],
    ['a - b + c - d', '(((a@0 -@2 b@4) +@6 c@8) -@10 d@12)'],
    ['a / b * c', '((a@0 /@2 b@4) *@6 c@8)'],
    ['a or b or c', '((a@0 or@2 b@5) or@7 c@10)'],
    ['not a and not b', '(not@0 a@4 and@6 not@10 b@14)'],
    ['not a = b', 'not@0 (a@4 =@6 b@8)'],
    ['not not a', 'not@0 not@4 a@8'],
    ['-a + b', '(negate@0 a@1 +@3 b@5)'],
    ['-a * -b', '(negate@0 a@1 *@3 negate@5 b@6)'],
    ['a<=b', '(a@0 <=@1 b@3)'],
    ['a>=b', '(a@0 >=@1 b@3)'],
    ['a!=b', '(a@0 !=@1 b@3)'],
    ['a<b', '(a@0 <@1 b@2)'],
    ['((a))', 'a@2'],
    ['(a + b) * c', '((a@1 +@3 b@5) *@8 c@10)'],
    ['max(a) > 1', '(max@0(a@4) >@7 1@9)'],
    ['any(c where x > 0 and y < 1) or a', '(any@0(c@4 where ((x@12 >@14 0@16) and@18 (y@22 <@24 1@26))) or@29 a@32)'],
    ["a = 'b c'", "(a@0 =@2 'b c'@4)"],
    ["a = 'it''s'", "(a@0 =@2 'it's'@4)"],
    ["a = 'and'", "(a@0 =@2 'and'@4)"],
    ["a = '(' or b", "((a@0 =@2 '('@4) or@8 b@11)"],
    ["a in ('b', 'c') and d", "((a@0 in@2 'b'@6 'c'@11) and@16 d@20)"],
    ["a not in ('b') or c", "(not@2 (a@0 in@2 'b'@10) or@15 c@18)"],
    ['a in (1, 2 kW)', '(a@0 in@2 1@6 2@9)'],
    ["not a in ('b')", "not@0 (a@4 in@6 'b'@10)"],
    ['a.b_1.c > 1', '(a.b_1.c@0 >@8 1@10)'],
    ["a.'time-of-use'.b", "a.'time-of-use'.b@0"],
    ['every(t.u where a > 0)', 'every@0(t.u@6 where (a@16 >@18 0@20))'],
    ['count(t)', 'count@0(t@6)'],
    ['count(t where a) > 1', '(count@0(t@6 where a@14) >@17 1@19)'],
    ['sum(t.a)', 'sum@0(t.a@4)'],
    ['a + b in (1)', '((a@0 +@2 b@4) in@6 1@10)'],
    ['a = b in (1)', '((a@0 =@2 b@4) in@6 1@10)'],
    ['a and b in (1)', '(a@0 and@2 (b@6 in@8 1@12))'],
    ['max(a of c where b)', 'max@0(a@4 of c@9 where b@17)'],
    ['max', 'max@0'],
    ['any', 'any@0'],
  ])('%s is %s', (text, expression) => {
    expect(parsed(text)).toBe(expression);
  });

  it.each([
    ['', '0: the expression ends where a number, a field or a ( is expected.'],
    ['   ', '3: the expression ends where a number, a field or a ( is expected.'],
    ['a +', '3: the expression ends where a number, a field or a ( is expected.'],
    ['or a', '0: "or" can\'t be used where a number, a field or a ( is expected.'],
    ['where', '0: "where" can\'t be used where a number, a field or a ( is expected.'],
    ['a b', '2: "b" is not expected here. Is an operator such as + or "and" missing before it?'],
    ['a 1', '2: "1" is not expected here. Is an operator such as + or "and" missing before it?'],
    ['a == 1', '2: "==" is not expected here. Did you mean "="?'],
    ['a <> 1', '2: "<>" is not expected here. Did you mean "!="?'],
    ['a && b', '2: "&&" is not expected here. Did you mean "and"?'],
    ['a || b', '2: "||" is not expected here. Did you mean "or"?'],
    ['a ^ 2', '2: "^" is not expected here. Write a power as a product: x * x.'],
    ['a ** 2', '2: "**" is not expected here. Write a power as a product: x * x.'],
    ['a % 2', '2: "%" is not expected here. A percentage is a number with its unit, such as 20 %.'],
    ['a , b', '2: "," is not expected here. A decimal takes a dot, and a function takes one value.'],
    ['a ) b', '2: ")" is not expected here. It has no matching (.'],
    ['!a', '0: "!" can\'t be used where a number, a field or a ( is expected. Did you mean "not"?'],
    ['* a', '0: "*" can\'t be used where a number, a field or a ( is expected.'],
    ['a # b', '2: "#" is not expected here.'],
    ['(a', '2: ")", which closes the ( before it, is missing before the end.'],
    [
      '(a, b)',
      '2: ")", which closes the ( before it, is missing before ",". A decimal takes a dot, and a function takes one value.',
    ],
    ['max(a', '5: ")", which closes the ( of "max", is missing before the end.'],
    ['max()', '4: ")" can\'t be used where a number, a field or a ( is expected. It has no matching (.'],
    [
      'any(1 where a)',
      '4: "any" needs the name of a curve or table. Write any(curve where x > 0 and y > 0), or any(table where column > 0).',
    ],
    [
      'any(c)',
      '5: "where", which separates the curve or table from the condition on it, is missing before ")". It has no matching (.',
    ],
    [
      'a = "b"',
      '4: "\\"" can\'t be used where a number, a field or a ( is expected. Write a text in single quotes: \'smart\'.',
    ],
    [
      "a = 'b",
      '4: "\'" can\'t be used where a number, a field or a ( is expected. The quote that closes the text is missing.',
    ],
    [
      'a = ‘b’',
      "4: \"‘\" can't be used where a number, a field or a ( is expected. Write a text in straight quotes: 'smart'.",
    ],
    ['a in (b)', "6: \"b\" can't be used where a text or a number is expected. Write it in single quotes: 'b'."],
    ["a in 'b'", '5: "(", which opens the list of values of "in", is missing before "\'b\'".'],
    ["a in ('b'", '9: ")", which closes the ( of "in", is missing before the end.'],
    ["a in ('b' 'c')", '10: ")", which closes the ( of "in", is missing before "\'c\'".'],
    [
      'every(1 where a)',
      '6: "every" needs the name of a curve or table. Write every(curve where y > 0), or every(table where column > 0).',
    ],
    [
      'max(x of 1)',
      '9: "of" needs the name of a curve or table. Write max(y of curve), or max(x of curve where y > 0).',
    ],
    [
      'count(1)',
      '6: "count" needs the name of a curve or table. Write count(table), or count(table where column > 0).',
    ],
    ['a not b', '2: "not" is not expected here. Is an operator such as + or "and" missing before it?'],
    ['a not', '2: "not" is not expected here. Is an operator such as + or "and" missing before it?'],
    ['a in (1, 2, 1)', '12: "1" is in the list twice. Remove one of the two.'],
    ["a in ('b', 'b')", '11: "\'b\'" is in the list twice. Remove one of the two.'],
    ['a in (1e999)', '6: 1e999 is larger than any number can be.'],
    ['a in (+)', '6: "+" can\'t be used where a text or a number is expected.'],
    ['a in (', "6: the end can't be used where a text or a number is expected."],
    ['1e999', '0: 1e999 is larger than any number can be.'],
    ['a AND b', '2: "AND" is not expected here. Is an operator such as + or "and" missing before it?'],
    ['a. > 1', '1: "." is not expected here. A name has no spaces around its dots: charging.power.'],
    ['any(c where a', '13: ")", which closes the ( of "any", is missing before the end.'],
    // Nothing after the first fault is understood.
    ['(a == b) == c', '3: ")", which closes the ( before it, is missing before "==". Did you mean "="?'],
  ])('%s is refused at %s', (text, fault) => {
    expect(parsed(text)).toBe(fault);
  });

  it.each(['and', 'or', 'not', 'where', 'of', 'in'])('does not use the word "%s" as a name', (word) => {
    const fault = word === 'not' ? '3: the expression ends' : `0: ${JSON.stringify(word)} can't be used`;
    expect(parsed(word)).toBe(`${fault} where a number, a field or a ( is expected.`);
  });

  it.each([
    ['−', 'Did you mean "-"?'],
    ['–', 'Did you mean "-"?'],
    ['×', 'Did you mean "*"?'],
    ['÷', 'Did you mean "/"?'],
    [':', 'Did you mean "/"?'],
    ['≤', 'Did you mean "<="?'],
    ['≥', 'Did you mean ">="?'],
    ['≠', 'Did you mean "!="?'],
    ['²', 'Write a power as a product: x * x.'],
    ['³', 'Write a power as a product: x * x * x.'],
    ['?', 'There is no "if"; say "when" the value exists.'],
    [';', 'Nothing has to close an expression.'],
  ])('with the sign %s is corrected', (sign, correction) => {
    expect(parsed(`a ${sign} b`)).toBe(`2: "${sign}" is not expected here. ${correction}`);
  });

  it('keeps the unit of a number with its place', () => {
    expect(parseExpression('20 kW')).toEqual({
      expression: { node: 'number', value: 20, unit: { text: 'kW', at: 3 }, at: 0 },
    });
    expect(parseExpression('20')).toEqual({ expression: { node: 'number', value: 20, at: 0 } });
  });
});
