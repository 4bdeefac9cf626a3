import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { fileForm, mintJpeg, mintPng } from '../../test/images.ts';
import { mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { guide, profileCalls } from '../../test/profile-calls.ts';
import { profileMedia } from '../db/schema/accounts.ts';

const school = openTestSchool();
const { get, put } = profileCalls(school);

describe('the guide profile', () => {
  const path = '/v1/client/user/profile';
  const upload = (token: string, content: Buffer, name = 'me.png') =>
    school.call('PUT', '/v1/client/user/profile/photo', {
      token,
      form: fileForm('profilePhoto', content, name),
    });

  it("API-026 API-027 API-034 API-037 PROFILE-02 the popup's fields are saved and returned by the profile", async () => {
    const person = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    const saved = await put(path, person.token, guide);
    expect(saved.status).toBe(200);
    expect(saved.body.userProfile).toMatchObject({ ...guide, profileMedia: [], userHash: person.userHash });
    expect((await get(path, person.token)).body).toEqual(saved.body);
  });

  it.each([
    ['a bio of 501 characters', 'bio', 'x'.repeat(501)],
    ['an empty bio', 'bio', ''],
    ['a blank company', 'currentCompany', '   '],
    ['no experience', 'workExperienceInMonths', null],
    ['negative experience', 'workExperienceInMonths', -1],
    ['no occupation', 'occupation', undefined],
  ])('API-027 VALID-07 a popup with %s is 400', async (_what, field, value) => {
    const person = await mintPerson(school);
    const answer = await put(path, person.token, { ...guide, [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.body.data.fields[0].path).toBe(field);
  });

  it('VALID-07 a 500-character bio with emoji and right-to-left text is kept as sent, and a direction override character is removed', async () => {
    const person = await mintPerson(school);
    const bio = `${'🏗'.repeat(490)}ابجد xyzab`;
    const answer = await put(path, person.token, { ...guide, bio });
    expect(answer.body.userProfile.bio).toBe(bio);
    const turned = await put(path, person.token, { ...guide, bio: `ابجد\u202exyz` });
    expect(turned.body.userProfile.bio).toBe('ابجدxyz');
  });

  it('API-018 API-021 API-036 VALID-43 a photo is published under a generated name without its metadata, and the popup keeps it', async () => {
    const person = await mintPerson(school);
    const answer = await upload(person.token, mintPng(40, 30), '../../evil\r\nname.png');
    expect(answer.status).toBe(200);
    const [media] = answer.body.profileMedia;
    expect(media).toMatchObject({ key: 'WEBSITE_PROFILE', s3Location: { bucket: 'public' } });
    expect(media.s3Location.path).toMatch(new RegExp(`^profiles/${person.userHash}/[0-9a-f-]{36}\\.png$`));
    const photo = await school.raw(`/media/public/${media.s3Location.path}`);
    expect(photo.status).toBe(200);
    const bytes = Buffer.from(await photo.arrayBuffer());
    expect(bytes.includes('taken at home')).toBe(false);
    expect(bytes.includes('<script>')).toBe(false);
    const saved = await put(path, person.token, { ...guide, profileMedia: answer.body.profileMedia });
    expect(saved.body.userProfile.profileMedia).toEqual(answer.body.profileMedia);
  });

  it('API-035 an empty profileMedia removes the photo and its file', async () => {
    const person = await mintPerson(school);
    const { body } = await upload(person.token, mintJpeg(40, 30), 'me.jpg');
    const saved = await put(path, person.token, { ...guide, profileMedia: [] });
    expect(saved.body.userProfile.profileMedia).toEqual([]);
    await school.settled();
    expect((await school.raw(`/media/public/${body.profileMedia[0].s3Location.path}`)).status).toBe(404);
  });

  it('API-018 a new photo replaces the previous one', async () => {
    const person = await mintPerson(school);
    const first = await upload(person.token, mintPng(10, 10));
    const second = await upload(person.token, mintPng(20, 20));
    await school.settled();
    expect((await school.raw(`/media/public/${first.body.profileMedia[0].s3Location.path}`)).status).toBe(
      404,
    );
    expect((await school.raw(`/media/public/${second.body.profileMedia[0].s3Location.path}`)).status).toBe(
      200,
    );
    const stale = await put(path, person.token, { ...guide, profileMedia: first.body.profileMedia });
    expect(stale.body.userProfile.profileMedia).toEqual(second.body.profileMedia);
  });

  it("API-027 profileMedia that names another person's photo is 400 and changes nothing", async () => {
    const [owner, thief] = [await mintPerson(school), await mintPerson(school)];
    const { body } = await upload(owner.token, mintPng(10, 10));
    const answer = await put(path, thief.token, { ...guide, profileMedia: body.profileMedia });
    expect(answer.status).toBe(400);
    expect((await get(path, thief.token)).body.userProfile.bio).toBeNull();
    const rows = await school.deps.db
      .select()
      .from(profileMedia)
      .where(eq(profileMedia.userId, thief.userId));
    expect(rows).toEqual([]);
  });

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'a.svg', 415],
    ['HTML named .jpg', Buffer.from('<!doctype html><script>1</script>'), 'a.jpg.html', 415],
    ['a PNG that ends in the middle', mintPng(40, 30).subarray(0, 60), 'a.png', 415],
    ['a PNG of 30,000 x 30,000', mintPng(30_000, 30_000), 'a.png', 413],
    ['an empty file', Buffer.alloc(0), 'a.png', 400],
    ['6 MB', Buffer.concat([mintPng(10, 10), Buffer.alloc(6 * 1024 * 1024)]), 'a.png', 413],
  ])('API-018 %s is refused', async (_what, content, name, status) => {
    const person = await mintPerson(school);
    expect((await upload(person.token, content, name)).status).toBe(status);
    const rows = await school.deps.db
      .select()
      .from(profileMedia)
      .where(eq(profileMedia.userId, person.userId));
    expect(rows).toEqual([]);
  });

  it('API-018 without a file is 400', async () => {
    const person = await mintPerson(school);
    expect(
      (await put('/v1/client/user/profile/photo', person.token, { profilePhoto: 'me.png' })).status,
    ).toBe(400);
  });
});
