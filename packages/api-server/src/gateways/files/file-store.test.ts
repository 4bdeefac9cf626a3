import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openTestSchool } from '../../../test/open-test-school.ts';
import { createLocalDisk } from './local-disk.ts';

const school = openTestSchool();
const long = Uint8Array.from({ length: 200_000 }, (_, index) => (index * 7) % 251);

async function readAll(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

describe('the file store', () => {
  it('ADOPT-01 returns a stored file whole, as a stream, and in ranges', async () => {
    const { files } = school.deps;
    for (const bucket of ['public', 'private'] as const) {
      await files.put(bucket, 'films/a.mp4', long, 'video/mp4');
      expect(await files.get(bucket, 'films/a.mp4')).toEqual(long);
      expect(await files.size(bucket, 'films/a.mp4')).toBe(long.length);
      expect(await readAll(await files.stream(bucket, 'films/a.mp4'))).toEqual(long);
      const part = await files.stream(bucket, 'films/a.mp4', { start: 70_000, end: 170_001 });
      expect(await readAll(part)).toEqual(long.subarray(70_000, 170_002));
    }
  });

  it('ADOPT-01 keeps the two buckets apart, and lets no name leave its bucket', async () => {
    const { files } = school.deps;
    await files.put('private', 'papers/plan_1.pdf', long.subarray(0, 10), 'application/pdf');
    expect(await files.get('private', 'papers/plan_1.pdf')).toEqual(long.subarray(0, 10));
    await expect(files.get('public', 'papers/plan_1.pdf')).rejects.toThrow();
    await expect(files.get('public', '../private/papers/plan_1.pdf')).rejects.toThrow();
  });

  it('HOLD-02 a failed write leaves no partial file, and changes neither the file to be replaced nor the others', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'plinth-files-'));
    const files = createLocalDisk(folder);
    await files.put('private', 'a/b.txt', Buffer.from('the first'), 'text/plain');
    // A folder occupies the destination, which is equivalent to a disk that accepts the bytes but not the name.
    await mkdir(join(folder, 'files', 'private', 'a', 'c.txt', 'inside'), { recursive: true });
    await expect(files.put('private', 'a/c.txt', Buffer.from('second'), 'text/plain')).rejects.toThrow();
    expect((await readdir(join(folder, 'files', 'private', 'a'))).sort()).toEqual(['b.txt', 'c.txt']);
    expect(Buffer.from(await files.get('private', 'a/b.txt')).toString()).toBe('the first');
    // Bytes that end in an error after their first part are equivalent to a disk that is full halfway.
    async function* half() {
      yield Buffer.from('sec');
      throw new Error('no space left');
    }
    const cut = half() as unknown as Uint8Array;
    await expect(files.put('private', 'a/b.txt', cut, 'text/plain')).rejects.toThrow();
    expect((await readdir(join(folder, 'files', 'private', 'a'))).sort()).toEqual(['b.txt', 'c.txt']);
    expect(Buffer.from(await files.get('private', 'a/b.txt')).toString()).toBe('the first');
    await rm(folder, { recursive: true, force: true });
  });

  it('ADOPT-01 replaces an existing file, and no longer finds a deleted one', async () => {
    const { files } = school.deps;
    await files.put('private', 'a/b.txt', Buffer.from('the first, longer text'), 'text/plain');
    await files.put('private', 'a/b.txt', Buffer.from('second'), 'text/plain');
    expect(Buffer.from(await files.get('private', 'a/b.txt')).toString()).toBe('second');
    expect(await files.size('private', 'a/b.txt')).toBe(6);
    await files.delete('private', 'a/b.txt');
    await expect(files.get('private', 'a/b.txt')).rejects.toThrow();
    await expect(files.size('private', 'a/b.txt')).rejects.toThrow();
    await expect(files.stream('private', 'a/b.txt').then(readAll)).rejects.toThrow();
  });

  it('ADOPT-01 a reader who stops halfway leaves the file as it was', async () => {
    const { files } = school.deps;
    await files.put('public', 'films/b.mp4', long, 'video/mp4');
    const stream = await files.stream('public', 'films/b.mp4');
    const reader = stream.getReader();
    expect((await reader.read()).done).toBe(false);
    await reader.cancel();
    await (await files.stream('public', 'films/b.mp4')).cancel();
    expect(await files.size('public', 'films/b.mp4')).toBe(long.length);
  });
});
