import { describe, expect, it } from 'vitest';
import { mintJpeg } from '../../test/images.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { storeCourseMedia } from '../services/courses/store-course-folder.ts';
import { sha256Of } from '../services/documents/sha256-of.ts';

const school = openTestSchool();
const film = Uint8Array.from({ length: 5_000 }, (_, index) => index % 251);
const address = `/media/course/${sha256Of(film)}.mp4`;

describe('images and films of courses', () => {
  it('ENUM-21 a film is served whole and in the ranges that a player asks for', async () => {
    await storeCourseMedia(school.deps.files, [{ path: 'a/film.mp4', content: film }]);
    const whole = await school.raw(address);
    expect(whole.status).toBe(200);
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    expect(whole.headers.get('content-type')).toBe('video/mp4');
    expect(new Uint8Array(await whole.arrayBuffer())).toEqual(film);
    const part = await school.raw(address, { headers: { range: 'bytes=1000-1999' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe('bytes 1000-1999/5000');
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(film.subarray(1_000, 2_000));
  });

  it('ENUM-21 a photo is served without its GPS data', async () => {
    const photo = mintJpeg(40, 30, 1);
    expect(Buffer.from(photo).includes('GPS')).toBe(true);
    await storeCourseMedia(school.deps.files, [{ path: 'a/Site.JPG', content: photo }]);
    const served = await school.raw(`/media/course/${sha256Of(photo)}.jpg`);
    expect(served.status).toBe(200);
    expect(served.headers.get('content-type')).toBe('image/jpeg');
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    expect(served.headers.get('cache-control')).toContain('immutable');
    expect(Buffer.from(await served.arrayBuffer()).includes('GPS')).toBe(false);
  });

  it('AUTHOR-02 a downloadable file is served as an attachment, never as a page, whatever it contains', async () => {
    const page = new TextEncoder().encode('<script>alert(1)</script>');
    await storeCourseMedia(school.deps.files, [{ path: 'a/House A.PDF', content: page }]);
    const served = await school.raw(`/media/course/${sha256Of(page)}.pdf`);
    expect(served.status).toBe(200);
    expect(served.headers.get('content-type')).toBe('application/octet-stream');
    expect(served.headers.get('content-disposition')).toBe('attachment');
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('a range beyond the end is 416; an unknown film and an invalid name are 404', async () => {
    expect((await school.raw(address, { headers: { range: 'bytes=9000-' } })).status).toBe(416);
    expect((await school.raw(`/media/course/${'0'.repeat(64)}.mp4`)).status).toBe(404);
    expect((await school.raw('/media/course/..%2Fsecret')).status).toBe(404);
    expect((await school.raw(`/media/course/${'0'.repeat(64)}.html`)).status).toBe(404);
  });
});
