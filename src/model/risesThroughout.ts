/** Whether each number is greater than the one before it. */
export function risesThroughout(numbers: readonly number[]): boolean {
  return numbers.every(
    (number, index) => Number.isFinite(number) && (index === 0 || number > Number(numbers[index - 1])),
  );
}
