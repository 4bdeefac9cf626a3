// A separate process: the card provider, the mail server and the buckets of a play. Prints its addresses on one line
// and answers the play's requests there: mails caught from a position on, and the provider's books.
import { createServer } from 'node:http';
import { startBucketServer } from '@plinth/api-server/testing/start-bucket-server';
import { openCardProvider } from '../support/card-provider.ts';
import { catchMails } from '../support/catch-mails.ts';

const [webhookSecret = '', origin = ''] = process.argv.slice(2);
const provider = await openCardProvider(webhookSecret);
provider.tell(origin);
const post = await catchMails();
const buckets = await startBucketServer();

process.once('SIGTERM', async () => {
  await buckets.stop();
  process.exit();
});

const asked = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://play');
  const answer =
    pathname === '/books' ? provider.books() : post.mails.slice(Number(searchParams.get('from') ?? 0));
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answer));
});
asked.listen(0, '127.0.0.1', () => {
  const place = asked.address();
  const port = typeof place === 'object' && place ? place.port : 0;
  process.stdout.write(
    `${JSON.stringify({ card: provider.url, mail: post.url, buckets: buckets.env, ask: `http://127.0.0.1:${port}` })}\n`,
  );
});
