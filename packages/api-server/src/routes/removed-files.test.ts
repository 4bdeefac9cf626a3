import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountCalls } from '../../test/account-calls.ts';
import { fileForm, mintPdf, mintPng } from '../../test/images.ts';
import { mintPerson, PASSWORD } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { accountDeletions } from '../db/schema/account.ts';
import { removedFiles } from '../db/schema/removed-files.ts';
import { deleteDueAccounts } from '../services/account/delete-due-accounts.ts';
import { deleteRemovedFiles } from '../services/documents/delete-removed-files.ts';

const school = openTestSchool();
const { call } = accountCalls(school);

const mint = () => mintPerson(school, { withPassword: true });
type Person = Awaited<ReturnType<typeof mint>>;

async function savePhoto({ token }: Person): Promise<string> {
  const form = fileForm('profilePhoto', mintPng(40, 30), 'me.png');
  const { body } = await school.call('PUT', '/v1/client/user/profile/photo', { token, form });
  return body.profileMedia[0].s3Location.path;
}
async function saveDocument({ token }: Person): Promise<{ documentId: string; path: string }> {
  const { body } = await school.call('GET', '/v2/client/user/documents', { token });
  const slot = body.documents.find(({ mediaKey }: { mediaKey?: string }) => mediaKey === 'DOCUMENT');
  const form = fileForm('document', mintPdf(), 'cv.pdf');
  await school.call('PUT', `/v2/client/user/profile/document/${slot.documentId}`, { token, form });
  const profile = await school.call('GET', '/v2/client/user/profile', { token });
  const media = profile.body.userProfile.profileMedia.find(({ key }: { key: string }) => key === 'DOCUMENT');
  return { documentId: slot.documentId, path: media.s3Location.path };
}
const exists = (bucket: 'public' | 'private', path: string) =>
  school.deps.files.size(bucket, path).then(
    () => true,
    () => false,
  );
const listed = () => school.deps.db.$count(removedFiles);

describe('files whose row was removed', () => {
  let restore = () => {};
  beforeEach(() => {
    restore = () => {};
  });
  afterEach(() => restore());
  const failing = () => {
    restore = school.useFiles(() => ({ delete: () => Promise.reject(new Error('no answer')) }));
  };

  it('API-018 a photo that was replaced while the file store failed is deleted by the job, the new one stays', async () => {
    const person = await mint();
    const old = await savePhoto(person);
    failing();
    const photo = await savePhoto(person);
    await school.settled();
    expect(await deleteRemovedFiles(school.deps)).toBe(0);
    expect((await school.raw(`/media/public/${old}`)).status).toBe(200);
    restore();
    expect(await deleteRemovedFiles(school.deps)).toBe(1);
    expect([await exists('public', old), await exists('public', photo)]).toEqual([false, true]);
    expect([await deleteRemovedFiles(school.deps), await listed()]).toEqual([0, 0]);
  });

  it('PERSON-03 API-091 the files of a person who was erased while the file store failed are deleted by the job', async () => {
    const [gone, other] = [await mint(), await mint()];
    const photo = await savePhoto(gone);
    const document = await saveDocument(gone);
    const kept = await saveDocument(other);
    await call('POST', '/deletion', gone.token, { password: PASSWORD });
    await school.deps.db
      .update(accountDeletions)
      .set({ dueAt: new Date(school.now().getTime() - 1) })
      .where(eq(accountDeletions.userId, gone.userId));
    failing();
    expect(await deleteDueAccounts(school.deps)).toBe(1);
    await school.settled();
    expect([await exists('public', photo), await exists('private', document.path)]).toEqual([true, true]);
    restore();
    expect(await deleteRemovedFiles(school.deps)).toBe(2);
    expect([await exists('public', photo), await exists('private', document.path)]).toEqual([false, false]);
    expect(await exists('private', kept.path)).toBe(true);
  });

  it('API-020 a file that was deleted with its row is not listed any more', async () => {
    const person = await mint();
    const { documentId, path } = await saveDocument(person);
    await school.call('DELETE', `/v2/client/user/profile/document/${documentId}`, { token: person.token });
    await savePhoto(person);
    await savePhoto(person);
    await school.settled();
    expect([await exists('private', path), await listed()]).toEqual([false, 0]);
  });
});
