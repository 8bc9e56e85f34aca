import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { createRequestId, REQUEST_ID } from './requestIds.ts';

/** Answers an unparsable request with the contract's message and error body, and closes the connection. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET') return;
  end(socket, ANSWERS[error.code ?? ''] ?? UNREADABLE);
}

/** Answers requests that Node refuses without a body, or does not answer at all, with the contract's error body. */
export function answerUnusual(app: FastifyInstance): void {
  app.server.on('checkExpectation', ({ socket }) => end(socket, NOT_EXPECTED));
  app.server.on('connect', (_request, socket) => end(socket, NO_PROXY));
  app.addHook('onRequest', async ({ raw: { httpVersion, headers, socket } }, reply) => {
    if (httpVersion === '1.0' || headers.host !== undefined) return;
    reply.hijack();
    end(socket, NO_HOST);
  });
}

interface Refusal {
  status: number;
  message: string;
}

function end(socket: Duplex, { status, message }: Refusal): void {
  if (socket.destroyed) return;
  const body = JSON.stringify({ message, status });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    `${REQUEST_ID}: ${createRequestId()}`,
  ];
  if (!socket.writable) return void socket.destroy();
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  // A client that keeps sending would hold the connection open; if it were closed at once, the answer might be lost.
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

const LINGER_MS = 1000;

const NOT_EXPECTED: Refusal = {
  status: 417,
  message: 'The request expects something that this server does not support',
};
const NO_PROXY: Refusal = { status: 405, message: 'This server is not a proxy' };
const NO_HOST: Refusal = { status: 400, message: 'The request has no Host header' };
const UNREADABLE: Refusal = { status: 400, message: 'The request could not be read' };

const ANSWERS: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request took too long to arrive' },
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The headers are too large' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, message: 'The body is too large' },
};
