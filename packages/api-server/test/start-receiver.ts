import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

export type Received = { path: string; headers: IncomingHttpHeaders; body: string };

/** How the receiver answers a request; null leaves it hanging. */
export type Answer = { status: number; body?: string; headers?: Record<string, string> } | null;

/** Starts a stand-in for another system, for a test file: it records what it receives and answers as configured. */
export function startReceiver() {
  const received: Received[] = [];
  const receiver = {
    received,
    url: '',
    answer: (_request: Received): Answer | Promise<Answer> => ({ status: 200, body: 'thanks' }),
  };
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => {
      body += part;
    });
    request.on('end', async () => {
      const one = { path: request.url ?? '', headers: request.headers, body };
      received.push(one);
      const answer = await receiver.answer(one);
      if (answer) response.writeHead(answer.status, answer.headers).end(answer.body);
    });
  });
  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  return receiver;
}
