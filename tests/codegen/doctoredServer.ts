import { once } from 'node:events';
import { createServer } from 'node:http';
import type { FormDefinition } from '#model/FormDefinition.ts';
import { toMeta } from '#model/toMeta.ts';

type Json = Record<string, unknown>;

/** What a server answers instead of the truth: its metadata by kind, and its contract; undefined is 404. */
export interface Doctored {
  metas?: Record<string, unknown>;
  contract?: unknown;
  /** The components that it lists; none if absent. */
  components?: readonly unknown[];
  /** Kinds whose metadata it can't send. */
  broken?: readonly string[];
}

export interface DoctoredServer {
  url: string;
  /** Answers this from now on. */
  doctor: (change: Doctored) => void;
  close: () => Promise<void>;
}

/** A server of this API that returns prepared responses, on a free port. */
export async function startDoctored(definitions: readonly FormDefinition[], contract: Json): Promise<DoctoredServer> {
  const metas = new Map<string, unknown>(definitions.map((definition) => [definition.id, toMeta(definition)]));
  let answers = new Map<string, unknown>();
  let broken: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    const body = answers.get(url);
    const text = typeof body === 'string' ? body : JSON.stringify(body ?? { detail: 'Not found.' });
    response.writeHead(broken.includes(url) ? 500 : body === undefined ? 404 : 200).end(text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const doctor = (change: Doctored) => {
    const stated = new Map([...metas, ...Object.entries(change.metas ?? {})]);
    answers = new Map([
      ...[...stated].map(([id, meta]): [string, unknown] => [metaAddress(id), meta]),
      ['/api/v2/openapi.json', 'contract' in change ? change.contract : contract],
      ['/api/v2/components/', change.components ?? []],
    ]);
    broken = (change.broken ?? []).map(metaAddress);
  };
  doctor({});
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    doctor,
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

function metaAddress(id: string): string {
  return `/api/v2/components/meta/${id}/`;
}
