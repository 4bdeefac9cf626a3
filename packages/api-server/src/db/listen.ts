import pg from 'pg';

/** A connection that is silent for longer is probed. */
const PROBE_EVERY_MS = 15_000;
const PROBE_MS = 3_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;

export type Listener = {
  /** Whether notifications are being received at this moment. */
  isListening: () => boolean;
  stop: () => Promise<void>;
};

/**
 * Maintains one connection that listens to a channel, and opens another whenever it breaks. It cannot go through a
 * pooler that gives each transaction another connection: `url` leads to PostgreSQL itself.
 * @param onListening called each time it starts listening, before any notification after that
 */
export function listen(options: {
  url: string;
  channel: string;
  onMessage: (payload: string) => void;
  onListening: () => void;
  onError: (error: unknown) => void;
}): Listener {
  const { url, channel, onMessage, onListening, onError } = options;
  let client: pg.Client | null = null;
  let isUp = false;
  let isStopped = false;
  let pause = FIRST_PAUSE_MS;
  let timer: NodeJS.Timeout | undefined;
  let probe: NodeJS.Timeout | undefined;

  const lose = (lost: pg.Client) => {
    if (client !== lost) return;
    client = null;
    isUp = false;
    clearInterval(probe);
    lost.end().catch(() => {});
    if (isStopped) return;
    timer = setTimeout(() => void open(), pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  };

  const open = async (): Promise<void> => {
    const opened = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: PROBE_MS,
      query_timeout: PROBE_MS,
      keepAlive: true,
      application_name: 'plinth-live',
    });
    client = opened;
    opened.on('error', (error) => {
      onError(error);
      lose(opened);
    });
    opened.on('end', () => lose(opened));
    opened.on('notification', ({ payload }) => onMessage(payload ?? ''));
    try {
      await opened.connect();
      await opened.query(`listen ${pg.escapeIdentifier(channel)}`);
      if (client !== opened) return;
      isUp = true;
      pause = FIRST_PAUSE_MS;
      onListening();
      probe = setInterval(() => {
        opened.query('select 1').catch((error: unknown) => {
          onError(error);
          lose(opened);
        });
      }, PROBE_EVERY_MS);
    } catch (error) {
      onError(error);
      lose(opened);
    }
  };
  void open();

  return {
    isListening: () => isUp,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      clearInterval(probe);
      await client?.end().catch(() => {});
    },
  };
}
