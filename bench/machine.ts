import { availableParallelism, cpus, release, totalmem, type } from 'node:os';

/** Describes in one line what the figures depend on: processor, memory, system, Node and date. */
export function machine(): string {
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
  const date = new Date().toISOString().slice(0, 10);
  const processor = `${cpus()[0]?.model.trim() || 'unknown processor'}, ${availableParallelism()} cores`;
  return `${processor}, ${memory}, ${type()} ${release()}, Node ${process.version}, ${date}`;
}
