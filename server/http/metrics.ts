import { createHash, timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { OperationId } from '#generated/operations.ts';
import { type Config, isLoopback } from '#server/config.ts';
import { notFound } from '#server/Failure.ts';
import { readBearer } from './readBearer.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that a route serves. */
    operation?: OperationId;
  }
}

interface Measured {
  config: Pick<Config, 'metricsToken' | 'publicUrl'>;
  countConnections: () => { open: number; idle: number; waiting: number };
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const NANOSECONDS = 1e9;

/**
 * Counts calls and measures the process; serves the metrics at /metrics in the Prometheus format, to permitted callers
 * only.
 */
export function serveMetrics(app: FastifyInstance, { config, countConnections }: Measured): void {
  const registry = new Registry();
  countCalls(app, registry);
  measureEventLoop(app, registry);
  measureProcess(registry);
  measureConnections(registry, countConnections);
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, config)) throw notFound();
    reply.type(registry.contentType).header('cache-control', 'no-store');
    return registry.metrics();
  });
}

function countCalls(app: FastifyInstance, registry: Registry): void {
  const registers = [registry];
  const calls = new Counter({
    name: 'q_system_calls_total',
    help: 'Requests by operation and status.',
    labelNames: ['operation', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'q_system_call_seconds',
    help: 'Time from receiving a request to the end of its response.',
    labelNames: ['operation'],
    buckets: SECONDS,
    registers,
  });
  app.addHook('onResponse', async (request, reply) => {
    // Callers can make up any number of URLs, but not operations.
    const operation = request.routeOptions.config.operation ?? 'other';
    calls.inc({ operation, status: reply.statusCode });
    durations.observe({ operation }, reply.elapsedTime / 1000);
  });
}

function measureEventLoop(app: FastifyInstance, registry: Registry): void {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  app.addHook('onClose', async () => void delay.disable());
  new Gauge({
    name: 'q_system_event_loop_delay_seconds',
    help: 'Delay of the event loop since the last reading; about 0.01 when idle.',
    labelNames: ['quantile'],
    registers: [registry],
    collect() {
      for (const quantile of [0.5, 0.99]) this.set({ quantile }, delay.percentile(quantile * 100) / NANOSECONDS);
      this.set({ quantile: 1 }, delay.max / NANOSECONDS);
      delay.reset();
    },
  });
}

function measureProcess(registry: Registry): void {
  const read: Record<string, [help: string, value: () => number]> = {
    process_resident_memory_bytes: ['Resident memory.', () => process.memoryUsage.rss()],
    nodejs_heap_size_used_bytes: ['Used heap.', () => process.memoryUsage().heapUsed],
    process_cpu_seconds_total: ['User and system time.', () => sumCpu() / 1e6],
    process_start_time_seconds: [
      'Start of the process, in seconds since 1970.',
      () => Date.now() / 1000 - process.uptime(),
    ],
  };
  for (const [name, [help, value]] of Object.entries(read)) addGauge(registry, { name, help, value });
}

function measureConnections(registry: Registry, count: Measured['countConnections']): void {
  const name = 'q_system_store_connections';
  addGauge(registry, { name, help: 'Open connections to the store.', value: () => count().open });
  addGauge(registry, { name: `${name}_idle`, help: 'Idle connections to the store.', value: () => count().idle });
  addGauge(registry, {
    name: `${name}_waiting`,
    help: 'Requests waiting for a connection.',
    value: () => count().waiting,
  });
}

function addGauge(
  registry: Registry,
  { name, help, value }: { name: string; help: string; value: () => number },
): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(value());
    },
  });
}

function sumCpu(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** Whether a caller has the token, or is on this machine and not behind a proxy. */
function mayRead(request: FastifyRequest, { metricsToken, publicUrl }: Measured['config']): boolean {
  const token = readBearer(request);
  if (token !== undefined) return metricsToken !== undefined && isSame(token, metricsToken);
  // A proxy on this machine forwards all callers from loopback. If there is a public address, there is a proxy.
  const isPublic = publicUrl !== undefined && !isLoopback(new URL(publicUrl).hostname);
  const isForwarded = FORWARDED.some((name) => request.headers[name] !== undefined);
  return !isPublic && !isForwarded && LOOPBACK.test(request.socket.remoteAddress ?? '');
}

const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];
const LOOPBACK = /^(::ffff:)?127\.|^::1$/;

function isSame(sent: string, expected: string): boolean {
  const [a, b] = [sent, expected].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
