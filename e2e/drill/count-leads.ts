import pg from 'pg';

/** Determines which acknowledged writes are lost and which are stored twice. */
export async function countLeads(
  url: string,
  acknowledged: readonly string[],
): Promise<{ lost: number; doubled: number }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ email_id: string; n: number }>(
      'select email_id, count(*)::int as n from leads group by email_id',
    );
    const counts = new Map(rows.map(({ email_id, n }) => [email_id, n]));
    return {
      lost: acknowledged.filter((emailId) => !counts.has(emailId)).length,
      doubled: rows.filter(({ n }) => n > 1).length,
    };
  } finally {
    await client.end();
  }
}
