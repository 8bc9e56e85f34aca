import { describe, expect, it } from 'vitest';
import { findSeparators, splitNumbers } from '#model/imports/findSeparators.ts';

describe('what separates the numbers of cells', () => {
  it.each<[string, string[], '.' | ',', string[] | undefined]>([
    ['semicolons', ['90;102', '80;95.5'], '.', [';']],
    ['semicolons with blanks around them', ['90; 102', ' 80 ;95'], '.', [';']],
    ['a semicolon behind the last number', ['90;102;', '80;95;'], '.', [';']],
    ['bars', ['90|102'], '.', ['|']],
    ['slashes', ['90/102'], '.', ['/']],
    ['commas', ['90,102.5', '80,95.5'], '.', [',']],
    ['commas amid more digits than thousands have', ['1200,1350'], '.', [',']],
    ['commas with blanks behind them, beside a comma without', ['5, 10', '9,8', '12', '7'], '.', [', ']],
    ['no separators, where blanks separate thousands', ['1 234.5', '2 000', '90'], '.', undefined],
    ['blanks', ['90 102', '80  95'], '.', [' ']],
    ['semicolons rather than the blanks beside them', ['90; 102'], '.', [';']],
    ['decimal commas with semicolons', ['0,5;0,75'], ',', [';']],
    ['commas in square brackets', ['[0, 3]', '[1, 4]'], '.', ['[', ']', ',']],
    ['commas in square brackets, whatever the decimal mark', ['[0, 3]'], ',', ['[', ']', ',']],
    ['commas in square brackets, where thousands have them too', ['[0,300]'], '.', ['[', ']', ',']],
    ['commas in parentheses', ['(0,3)'], '.', ['(', ')', ',']],
    ['semicolons in braces', ['{0;3}'], '.', ['{', '}', ';']],
    ['parentheses around each point', ['(3,0) (4,75)'], '.', undefined],
    ['lists of lists', ['[[0,3],[1,4]]'], '.', ['[', ']', ',']],
    ['brackets around some of the lists', ['[0;3]', '1;4', '5'], '.', ['[', ']', ';']],
    ['an opening bracket alone', ['[0;3'], '.', ['[', ';']],
  ])('%s', (_, cells, decimal, separators) => {
    expect(findSeparators(cells, decimal)).toEqual(separators);
  });

  it.each<[string, string[], '.' | ',']>([
    ['no cells', [], '.'],
    ['blank cells', ['', ' '], '.'],
    ['single numbers', ['90', '102.5'], '.'],
    ['words', ['Siemens; Vestas'], '.'],
    ['a number beside words', ['90; Vestas', '80; Nordex'], '.'],
    ['one number with a comma of thousands', ['9,200', '12,500'], '.'],
    ['numbers with commas of thousands and without', ['9,200', '800'], '.'],
    ['decimal commas', ['0,95', '0,9'], ','],
    ['commas that may be decimal, whatever the other columns have', ['98,5', '100', '85,25'], '.'],
    ['commas of both kinds', ['98,5', '100, 120', '85,5, 98,5'], '.'],
    ['single numbers in brackets', ['[3]', '[4]'], '.'],
    ['separators without numbers', [';', ';'], '.'],
    ['numbers with the other decimal mark', ['0,5;0,75'], '.'],
  ])('is nothing for %s', (_, cells, decimal) => {
    expect(findSeparators(cells, decimal)).toBeUndefined();
  });

  it('is found beside cells that hold one number alone or nothing', () => {
    expect(findSeparators(['90;102', '80', '', ' '], '.')).toEqual([';']);
    expect(findSeparators(['9,200', '800,900,1000'], '.')).toEqual([',']);
  });

  it('is found where at least seven of ten cells are numbers', () => {
    const seven = ['90;102', '1', '2', '3', '4', '5', '6'];
    expect(findSeparators([...seven, 'a', 'b', 'c'], '.')).toEqual([';']);
    expect(findSeparators([...seven.slice(1), '90;102;110', 'a', 'b', 'c'], '.')).toEqual([';']);
    expect(findSeparators([...seven.slice(0, 6), 'a', 'b', 'c'], '.')).toBeUndefined();
  });

  it('does not count blank cells', () => {
    expect(findSeparators(['90;102', 'a', '', ' ', '', '  '], '.')).toBeUndefined();
  });

  it('is nothing where one of the lists holds a word', () => {
    expect(findSeparators(['90;102', '80;95', '70;80', '60;70', '50;on request'], '.')).toBeUndefined();
  });
});

describe('the numbers of a cell', () => {
  it.each<[string, string[], '.' | ',', number[]]>([
    ['90;102.5', [';'], '.', [90, 102.5]],
    ['0,5; 0,75;', [';'], ',', [0.5, 0.75]],
    ['[0, 3e2]', ['[', ']', ','], '.', [0, 300]],
    ['90; on request; -110', [';'], '.', [90, -110]],
    ['90', [], '.', [90]],
    ['90;102', [], '.', []],
    ['', [';'], '.', []],
  ])('%j split by %j, with "%s" before decimals, are %j', (cell, separators, decimal, numbers) => {
    expect(splitNumbers(cell, separators, decimal)).toEqual(numbers);
  });
});
