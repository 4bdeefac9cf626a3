// The least a page can be: what a browser and Lighthouse need for it on this machine, every other page needs too.
import { createServer } from 'node:http';

const body =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>One paragraph</title><p>One paragraph.';

const server = createServer(({ url }, response) => {
  response.writeHead(url === '/' ? 200 : 204, { 'content-type': 'text/html; charset=utf-8' });
  response.end(url === '/' ? body : undefined);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') process.send?.({ port: address?.port });
});
process.on('disconnect', () => process.exit(0));
