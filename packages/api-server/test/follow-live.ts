import type { TestSchool } from './open-test-school.ts';

export type Heard = { id: string | null; topic: string; cohortId: string | null };

/** Reads server-sent events as a browser does. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Heard> {
  let rest = '';
  for await (const text of body.pipeThrough(
    new TextDecoderStream() as never,
  ) as unknown as AsyncIterable<string>) {
    const blocks = (rest + text).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const field = (name: string) =>
        block
          .split('\n')
          .flatMap((line) => (line.startsWith(`${name}: `) ? [line.slice(name.length + 2)] : []));
      const [data] = field('data');
      if (data) yield { id: field('id')[0] ?? null, ...JSON.parse(data) };
    }
  }
}

/** Opens a live page: it reads the first message, and then receives everything that happens after it. */
export async function followLive(school: TestSchool, token: string, lastEventId?: string) {
  const response = await school.raw('/v1/client/user/live', {
    headers: { 'x-auth-token': token, ...(lastEventId ? { 'last-event-id': lastEventId } : {}) },
  });
  if (response.status !== 200 || !response.body) throw new Error(`no stream: ${response.status}`);
  const events = eventsOf(response.body);
  /** Returns everything up to and including the first event of a topic; all there was if the stream ends first. */
  const until = async (topic: string): Promise<Heard[]> => {
    const heard: Heard[] = [];
    for (;;) {
      const { done, value } = await events.next();
      if (done) return heard;
      heard.push(value);
      if (value.topic === topic) return heard;
    }
  };
  const opening = await until('BEAT');
  const openedAt = Number(opening.at(-1)?.id ?? 0);
  /** Earlier events may arrive late on a busy machine: they are not news. */
  const isNews = ({ id, topic }: Heard) => topic === 'BEAT' || id === null || Number(id) > openedAt;
  return {
    /** The events missed before the first message. */
    missed: opening.slice(0, -1),
    lastEventId: opening.at(-1)?.id ?? null,
    headers: response.headers,
    until: async (topic: string): Promise<Heard[]> => {
      const heard: Heard[] = [];
      for (;;) {
        const more = await until(topic);
        heard.push(...more.filter(isNews));
        const last = more.at(-1);
        if (last?.topic !== topic || isNews(last)) return heard;
      }
    },
    close: () => events.return(undefined),
  };
}
