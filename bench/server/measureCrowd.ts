import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from './createClient.ts';

const CALLERS = 20;
const QUIET_MS = 5000;
/** What the server's own measure of its delay shows at rest. */
const REST_MS = 10;

interface Crowded {
  url: string;
  client: Client;
  headers: Record<string, string>;
  peakRss: () => number;
}

export interface Crowd {
  /** How late the event loop was 99 of 100 times at most, in ms: before, when there was nothing to do, and meanwhile. */
  quiet: number;
  p99: number;
  /** How late it was at most. */
  max: number;
  /** MB. */
  peakRss: number;
  seconds: number;
}

/** Asks for the whole list of components by many callers at once, and reads how late the server's event loop was. */
export async function measureCrowd({ url, client, headers, peakRss }: Crowded): Promise<Crowd> {
  // Each reading counts from the one before.
  const readDelay = async (quantile: string) =>
    findDelay((await client({ path: '/metrics' })).body.toString(), quantile);
  await readDelay('0.99');
  await wait(QUIET_MS);
  const quiet = await readDelay('0.99');
  const begin = performance.now();
  await Promise.all(Array.from({ length: CALLERS }, () => readList(url, headers)));
  const seconds = (performance.now() - begin) / 1000;
  const metrics = (await client({ path: '/metrics' })).body.toString();
  const [p99, max] = ['0.99', '1'].map((quantile) => findDelay(metrics, quantile));
  return { quiet, p99: p99 ?? 0, max: max ?? 0, peakRss: peakRss(), seconds };
}

/** In ms, without what it is at rest. */
function findDelay(metrics: string, quantile: string): number {
  const line = metrics
    .split('\n')
    .find((each) => each.startsWith(`q_system_event_loop_delay_seconds{quantile="${quantile}"}`));
  if (!line) throw new Error('The metrics say nothing of the event loop');
  return Math.max(Number(line.split(' ')[1]) * 1000 - REST_MS, 0);
}

/** Reads an answer as fast as it comes and keeps nothing of it. */
function readList(url: string, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request(`${url}/api/v2/components/`, { agent: false, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`A list answered ${response.statusCode}`));
      response.on('error', reject).on('end', resolve).resume();
    });
    call.on('error', reject).end();
  });
}
