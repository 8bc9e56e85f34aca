import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** Answers an unparsable request with the contract's message and error body, and closes the connection. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, message } = ANSWERS[error.code ?? ''] ?? UNREADABLE;
  const body = JSON.stringify({ message, status });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  if (!socket.writable) return void socket.destroy();
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  // A client that keeps sending would hold the connection open; if it were closed at once, the answer might be lost.
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

const LINGER_MS = 1000;

const UNREADABLE = { status: 400, message: 'The request could not be read' };

const ANSWERS: Readonly<Record<string, { status: number; message: string }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request took too long to arrive' },
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The headers are too large' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, message: 'The body is too large' },
};
