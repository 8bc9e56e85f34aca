import { type AddressInfo, createServer } from 'node:net';

export interface Received {
  to: string;
  subject: string;
  text: string;
}

export type Mailbox = Awaited<ReturnType<typeof startMailbox>>;

/** Starts a mail server that accepts everything; `lines` returns what it was sent, `messages` the complete messages. */
export async function startMailbox() {
  const messages: Received[] = [];
  const sent: string[] = [];
  const waiting = new Set<() => void>();
  const server = createServer((socket) => {
    let [text, message] = ['', ''];
    let isMessage = false;
    const take = (line: string) => {
      if (!isMessage) {
        isMessage = line === 'DATA';
        if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write(isMessage ? '354 go on\r\n' : '250 ok\r\n');
      } else if (line === '.') {
        messages.push(toMessage(message));
        [isMessage, message] = [false, ''];
        socket.write('250 ok\r\n');
        for (const look of waiting) look();
      } else message += `${line}\r\n`;
    };
    socket.on('error', () => {});
    socket.write('220 ready\r\n');
    socket.on('data', (chunk) => {
      const lines = (text + chunk).split('\r\n');
      text = lines.pop() ?? '';
      sent.push(...lines);
      for (const line of lines) take(line);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${port}`,
    lines: (): readonly string[] => sent,
    messages: (): readonly Received[] => messages,

    /** Resolves with the newest message to an address with this subject, once `count` of them have arrived. */
    arrived: (to: string, subject: string, count = 1) =>
      new Promise<Received>((resolve) => {
        const look = () => {
          const found = messages.filter((message) => message.to === to && message.subject === subject);
          const newest = found.at(-1);
          if (!newest || found.length < count) return;
          waiting.delete(look);
          resolve(newest);
        };
        waiting.add(look);
        look();
      }),

    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Returns the token of the link in a message. */
export function readToken({ text }: Received): string {
  return /#token=(\S+)/.exec(text)?.[1] ?? '';
}

/** Parses the text between DATA and the final dot. */
function toMessage(sent: string): Received {
  const [head = '', ...body] = sent.split('\r\n\r\n');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1] ?? '';
  const text = body.join('\r\n\r\n');
  const isQuoted = header('Content-Transfer-Encoding') === 'quoted-printable';
  return { to: header('To'), subject: header('Subject'), text: isQuoted ? unquote(text) : text };
}

function unquote(text: string): string {
  return text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
