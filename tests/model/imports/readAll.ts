/** All that is yielded, in order. */
export async function readAll<One>(yielded: AsyncIterable<One>): Promise<One[]> {
  const all: One[] = [];
  for await (const one of yielded) all.push(one);
  return all;
}

/** Texts that come one after the other, as the slices of a file do. */
export async function* slicesOf<One>(...slices: readonly One[]): AsyncGenerator<One> {
  yield* slices;
}
