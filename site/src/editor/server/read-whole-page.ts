import { request as ask, type IncomingMessage } from 'node:http';

/** Marks requests that this process sends itself. */
const ASKED = 'x-editor-reads';

/** Returns whether a request was sent by `readWholePage`. */
export const isReadHere = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean => ASKED in headers;

/** A page that takes longer blocks everything that waits for its end, and will not arrive. */
const PAGE_MS = 60_000;

type WholePage = { status: number; headers: IncomingMessage['headers']; body: Buffer };

/**
 * Requests from the dev server the page that a request is for, and reads it to the end even if the browser has left
 * meanwhile: there is no other sign of when an abandoned page is finished. Rejects if it has not finished within the
 * time limit.
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
