import { Agent, request } from 'node:http';

/** The requests of a load, repeated in this order. A body sent `slowly` takes half a second to arrive. */
export type Asked = {
  method: 'GET' | 'PUT' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: () => string;
  slowly?: boolean;
};

export type LoadFigures = {
  sent: number;
  /** The number of answers of each status; a broken connection counts as `broken`. */
  answers: Record<string, number>;
  /** The longest wait for an answer, in milliseconds, including slow bodies. */
  longestMs: number;
};

const HALF_A_SECOND = 500;

/** Sends requests at a steady rate, however long answers take, until stopped; then waits for those in progress. */
export function startLoad(
  origin: string,
  calls: readonly Asked[],
  perSecond: number,
): { stop: () => Promise<LoadFigures> } {
  const agent = new Agent({ keepAlive: true });
  const figures: LoadFigures = { sent: 0, answers: {}, longestMs: 0 };
  const open = new Set<Promise<void>>();
  const note = (what: string, began: number) => {
    figures.answers[what] = (figures.answers[what] ?? 0) + 1;
    figures.longestMs = Math.max(figures.longestMs, Math.round(performance.now() - began));
  };
  const ask = ({ method, path, headers, body, slowly }: Asked) =>
    new Promise<void>((resolve) => {
      const began = performance.now();
      const end = (what: string) => {
        note(what, began);
        resolve();
      };
      const text = body?.() ?? '';
      const asked = request(
        `${origin}${path}`,
        {
          method,
          agent,
          headers: {
            ...headers,
            ...(body
              ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
              : {}),
          },
        },
        (answer) => {
          answer.resume();
          answer.once('end', () => end(String(answer.statusCode)));
          answer.once('error', () => end('broken'));
        },
      );
      asked.once('error', () => end('broken'));
      if (!slowly) return void asked.end(text);
      asked.write(text.slice(0, 1));
      setTimeout(() => asked.end(text.slice(1)), HALF_A_SECOND);
    });
  const began = performance.now();
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - began) / 1_000) * perSecond);
    for (; figures.sent < due; figures.sent += 1) {
      const call = calls[figures.sent % calls.length];
      if (!call) return;
      const answered: Promise<void> = ask(call).finally(() => open.delete(answered));
      open.add(answered);
    }
  }, 10);
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all(open);
      agent.destroy();
      return figures;
    },
  };
}
