// The thinnest honest API over the school's own tables: one driver, prepared statements, no validation, no access
// rules, no log. `/one` looks up the session; `/join` then reads the user and the enrolments side by side. Started as a
// child with the database's address; reports its port to the parent.
import { createHash } from 'node:crypto';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';

const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 10,
});
pool.on('error', () => {});

const read = (name: string, text: string, values: unknown[]) =>
  pool.query({ name, text, values }).then(({ rows }) => rows as Record<string, unknown>[]);

const findSession = (token = '') =>
  read('session', 'select user_id from sessions where token_hash = $1 and expires_at > now()', [
    createHash('sha256').update(token).digest('base64url'),
  ]);

const app = new Hono();
app.get('/join', async (c) => {
  const [session] = await findSession(c.req.header('x-auth-token'));
  if (!session) return c.body(null, 401);
  const [users, enrolments] = await Promise.all([
    read('user', 'select user_id, email_id, roles from users where user_id = $1', [session.user_id]),
    read(
      'enrolments',
      `select c.cohort_id, c.batch_number, c.status, e.state from enrolments e join cohorts c using (cohort_id)
       where e.user_id = $1 order by c.cohort_id limit 20`,
      [session.user_id],
    ),
  ]);
  return c.json({ user: users[0], enrolments });
});
app.get('/one', async (c) => {
  const [session] = await findSession(c.req.header('x-auth-token'));
  return session ? c.json(session) : c.body(null, 401);
});
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send?.({ port }));
process.on('disconnect', () => process.exit(0));
