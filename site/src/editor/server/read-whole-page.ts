import { request as ask, type IncomingMessage } from 'node:http';

/** Marks what this process asks itself. */
const ASKED = 'x-editor-reads';

/** Whether it is a page that `readWholePage` asks for. */
export const isReadHere = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean => ASKED in headers;

/** A page that takes longer holds up all that wait for its end, and will not come. */
const PAGE_MS = 60_000;

type WholePage = { status: number; headers: IncomingMessage['headers']; body: Buffer };

/**
 * Asks the dev server for the page that a request is about, to its end even where the browser has gone on meanwhile:
 * nobody else is told when a page that was left has been made. Rejects where it has not come by then.
 */
export function readWholePage(
  { url, headers, socket }: IncomingMessage,
  limitMs = PAGE_MS,
): Promise<WholePage> {
  const { 'if-none-match': _known, ...sent } = headers;
  return new Promise((resolve, reject) => {
    const asked = ask(
      {
        host: socket.localAddress,
        port: socket.localPort,
        path: url,
        signal: AbortSignal.timeout(limitMs),
        headers: { ...sent, connection: 'close', [ASKED]: '1' },
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 500,
            headers: answer.headers,
            body: Buffer.concat(parts),
          }),
        );
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}
