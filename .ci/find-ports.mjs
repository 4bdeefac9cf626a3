import { createServer } from 'node:net';

const SCHOOLS = 4;
/** The films of the flows are streamed from so many ports after the first school. */
const STREAM = 1_000;

const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** The first port of those that the schools of the flows listen on: what somebody else listens on is passed by. */
export async function findPorts(from = 4399) {
  for (let first = from; ; first += SCHOOLS) {
    const wanted = [...Array.from({ length: SCHOOLS }, (_, at) => first + at), first + STREAM];
    const free = await Promise.all(wanted.map(isFree));
    if (free.every(Boolean)) return first;
  }
}
