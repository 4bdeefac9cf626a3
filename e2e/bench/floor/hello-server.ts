// The least an HTTP server of Node can do: a fixed answer. Started as a child; tells its parent the port.
import { createServer } from 'node:http';

const body = JSON.stringify({
  showCoachmarks: false,
  capstoneCoachmarksViewed: false,
});

const server = createServer((_request, response) => {
  response.writeHead(200, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') process.send?.({ port: address?.port });
});
process.on('disconnect', () => process.exit(0));
