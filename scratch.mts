import { monitorEventLoopDelay } from 'node:perf_hooks';
import { existsSync } from 'node:fs';
import { loadKinds } from '#server/kinds.ts';
import { openStore } from '#server/store/Store.ts';
import { openDatabase } from '#server/store/openDatabase.ts';
import { fillAccount } from '#server/demo/fillAccount.ts';
import { buildApp } from '#server/app.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import { readConfig } from '#server/config.ts';
const dir = process.argv[2]!; const count = Number(process.argv[3]);
const config = readConfig({ DATA_DIR: dir, DEMO: '0', LOG_LEVEL: 'warn', ...(process.argv[4] ? { DATABASE_URL: process.argv[4] } : {}) });
const kinds = await loadKinds();
const store = await openStore(config);
let user = await store.users.byEmail('a@example.com');
if (!user) {
  user = await store.users.create({ username: 'a', email: 'a@example.com', password_hash: await hashPassword('Windmill7') });
  const t = performance.now();
  await fillAccount({ store, kinds, ownerId: user.id, count });
  console.log('filled in', performance.now() - t);
}
const app = await buildApp({ config, store, kinds });
await app.listen({ port: 0, host: '127.0.0.1' });
const base = `http://127.0.0.1:${(app.server.address() as any).port}/api/v2`;
const { access } = await (await fetch(`${base}/token/pair`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ username: 'a@example.com', password: 'Windmill7' }) })).json() as any;
const headers = { authorization: `Bearer ${access}`, 'accept-encoding': 'identity' };
async function timed(name: string, url: string, n = 200, h: any = headers) {
  for (let i = 0; i < Math.min(n, 20); i++) await (await fetch(base + url, { headers: h })).arrayBuffer();
  const times: number[] = [];
  let size = 0, status = 0;
  for (let i = 0; i < n; i++) { const t = performance.now(); const r = await fetch(base + url, { headers: h }); size = (await r.arrayBuffer()).byteLength; status = r.status; times.push(performance.now() - t); }
  times.sort((a, b) => a - b);
  console.log(name, status, size, 'median ms', times[n >> 1]!.toFixed(3));
}
const r = await fetch(base + '/components/?limit=3', { headers });
console.log(r.headers.get('link'), r.headers.get('x-total-count'), r.headers.get('etag'));
const [one] = await r.json() as any[];
const list = await fetch(base + '/components/', { headers });
const etag = list.headers.get('etag')!; await list.arrayBuffer();
await timed('health', '/health/');
await timed('get one', `/components/${one.subclass}/${one.id}/`);
await timed('name check', `/components/?name=${encodeURIComponent(one.name)}&subclass=${one.subclass}&is_template=false`);
await timed('uses', `/projects/?uses_component=${encodeURIComponent(one.name)}`);
await timed('304', '/components/', 200, { ...headers, 'if-none-match': etag });
await timed('page by name', '/components/?limit=50&sort=name');
await timed('search none', '/components/?limit=50&sort=name&search=nothing-at-all', 10);
await timed('search some', '/components/?limit=50&sort=name&search=9999', 10);
await timed('whole', '/components/', 5);
await timed('projects', '/projects/', 5);
console.log('rss before', process.memoryUsage().rss/1e6);
for (const enc of ['identity', 'gzip', 'br']) {
  const h = monitorEventLoopDelay({ resolution: 1 }); h.enable();
  let peak = 0; const mem = setInterval(() => { peak = Math.max(peak, process.memoryUsage().rss); }, 20);
  const t = performance.now();
  await Promise.all(Array.from({ length: 20 }, async () => { const { request } = await import('node:http'); await new Promise<void>((res, rej) => { const q = request(base + '/components/', { headers: { ...headers, 'accept-encoding': enc }, agent: false }, (m) => { m.resume(); m.on('end', res); m.on('error', rej); }); q.end(); }); }));
  clearInterval(mem); h.disable();
  console.log(enc, '20 lists', (performance.now() - t).toFixed(0), 'ms; loop delay p50', h.percentile(50) / 1e6, 'p99', h.percentile(99) / 1e6, 'max', h.max / 1e6, 'rss MB', (peak / 1e6).toFixed(0));
}
await app.close(); await store.close();
