import { connect, createServer, type Server, type Socket } from 'node:net';

/** A connection to a database that can be cut and joined again. */
export interface Line {
  /** The database's address at this end. */
  url: string;
  /** Ends all connections and accepts no further ones. */
  cut: () => Promise<void>;
  join: () => Promise<void>;
}

/** Opens a line to the database at this address. */
export async function openLine(databaseUrl: string): Promise<Line> {
  const url = new URL(databaseUrl);
  const target = { host: url.hostname, port: Number(url.port || 5432) };
  const sockets = new Set<Socket>();
  let server: Server | undefined;

  const join = async (port: number): Promise<number> => {
    if (server) return port;
    const opened = createServer((near) => {
      const far = connect(target);
      for (const [from, to] of [[near, far] as const, [far, near] as const]) {
        sockets.add(from);
        from.pipe(to);
        from.on('error', () => to.destroy());
        from.on('close', () => {
          sockets.delete(from);
          to.destroy();
        });
      }
    });
    await new Promise<void>((resolve) => opened.listen(port, '127.0.0.1', resolve));
    server = opened;
    const address = opened.address();
    return typeof address === 'object' && address !== null ? address.port : port;
  };

  url.port = String(await join(0));
  url.hostname = '127.0.0.1';
  return {
    url: url.href,
    async join() {
      await join(Number(url.port));
    },
    async cut() {
      const closing = server;
      server = undefined;
      for (const socket of sockets) socket.destroy();
      if (closing) await new Promise((resolve) => closing.close(resolve));
    },
  };
}
