import { createServer } from 'node:net';

const SCHOOLS = 4;
/** Offset from the first school's port to the ports that stream the films of the flows. */
const STREAM = 1_000;

const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** Finds the first of the consecutive ports for the schools of the flows; ports already in use are skipped. */
export async function findPorts(from = 4399) {
  for (let first = from; ; first += SCHOOLS) {
    const wanted = [...Array.from({ length: SCHOOLS }, (_, at) => first + at), first + STREAM];
    const free = await Promise.all(wanted.map(isFree));
    if (free.every(Boolean)) return first;
  }
}
