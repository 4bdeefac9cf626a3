import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readAttendanceSheet } from './read-attendance-sheet.ts';

async function written(text: string | Uint8Array): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'plinth-attendance-')), 'participants.csv');
  await writeFile(path, text);
  return path;
}

const ZOOM = `\uFEFFMeeting ID,Topic,User Email,Participants\r
812 3345,"Sections, ""live""",lead@plinth.test,4\r
\r
Name (Original Name),User Email,Join Time,Guest\r
"Rao, Asha",Asha@Plinth.test,09:02,No\r
"Rao, Asha",asha@plinth.test,09:40,No\r
iPad of Ravi,,09:03,Yes\r
`;

it('API-193 reads a list with a summary above it, people who rejoined and somebody without an email address', async () => {
  expect(await readAttendanceSheet(await written(ZOOM))).toEqual({
    came: ['lead@plinth.test', 'asha@plinth.test'],
    unnamed: ['line 7: iPad of Ravi'],
  });
});

it('API-193 reads a tab-separated list in UTF-16 with commas in names', async () => {
  const text =
    '\uFEFF1. Summary\n\n2. Participants\nName\tFirst Join\tEmail\nRao, Asha\t9/2/27, 9:02\tasha@plinth.test\n';
  expect(await readAttendanceSheet(await written(Buffer.from(text, 'utf16le')))).toEqual({
    came: ['asha@plinth.test'],
    unnamed: [],
  });
});

it.each([
  ['a list between semicolons', 'E-Mail;Name\nasha@plinth.test;Asha\n', ['asha@plinth.test']],
  ['a name over two lines', 'Name,Email\n"Asha\nRao",asha@plinth.test', ['asha@plinth.test']],
  ['nobody', 'Name,Email\n', []],
])('API-193 reads %s', async (_what, text, came) => {
  expect((await readAttendanceSheet(await written(text))).came).toEqual(came);
});

it.each([
  ['an empty file', ''],
  ['a list without addresses', 'Name,Join Time\nAsha,09:02\n'],
  ['addresses without a title', 'asha@plinth.test\n'],
])('API-193 refuses %s for want of a column of email addresses', async (_what, text) => {
  await expect(readAttendanceSheet(await written(text))).rejects.toThrow(/no column of email addresses/);
});

it('API-193 refuses a row whose stray quotation mark hides others, naming its line', async () => {
  const text = 'Name,Email\n"Asha,asha@plinth.test\n"Ravi",ravi@plinth.test\n';
  await expect(readAttendanceSheet(await written(text))).rejects.toThrow(/:2: .*hides the rows between/);
});

it('API-193 reports a file that does not exist', async () => {
  await expect(readAttendanceSheet('/nowhere/participants.csv')).rejects.toThrow('cannot be read');
});
