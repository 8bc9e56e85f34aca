import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from './createClient.ts';

const CALLERS = 20;
const QUIET_MS = 5000;
/** The delay that the server's own measurement reports at rest. */
const REST_MS = 10;

interface Crowded {
  url: string;
  client: Client;
  headers: Record<string, string>;
  peakRss: () => number;
}

export interface Crowd {
  /** The 99th percentile of the event loop's delay in ms: idle before the load (`quiet`) and under load (`p99`). */
  quiet: number;
  p99: number;
  /** The largest delay in ms. */
  max: number;
  /** The highest resident memory in MB. */
  peakRss: number;
  seconds: number;
}

/** Requests the whole list of components from many callers at once, and reads the delay of the server's event loop. */
export async function measureCrowd({ url, client, headers, peakRss }: Crowded): Promise<Crowd> {
  // Each reading covers the time since the previous one.
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

/** Returns the delay in ms, minus the delay reported at rest. */
function findDelay(metrics: string, quantile: string): number {
  const line = metrics
    .split('\n')
    .find((each) => each.startsWith(`q_system_event_loop_delay_seconds{quantile="${quantile}"}`));
  if (!line) throw new Error('The metrics say nothing of the event loop');
  return Math.max(Number(line.split(' ')[1]) * 1000 - REST_MS, 0);
}

/** Reads an answer as fast as it arrives and discards it. */
function readList(url: string, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request(`${url}/api/v2/components/`, { agent: false, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`A list answered ${response.statusCode}`));
      response.on('error', reject).on('end', resolve).resume();
    });
    call.on('error', reject).end();
  });
}
