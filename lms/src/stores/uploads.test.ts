import { afterEach, expect, it, vi } from 'vitest';

const rows = new Map<string, File>();
let isSlow: Promise<void> = Promise.resolve();
const sent: string[] = [];
vi.mock('../data/stored-uploads.ts', () => ({
  newUploadKey: () => `upload:${crypto.randomUUID()}`,
  keepUpload: async (key: string, file: File) => {
    rows.set(key, file);
    await isSlow;
  },
  forgetUpload: async (key: string) => rows.delete(key),
  readStoredUploads: async () => [...rows].map(([key, file]) => ({ key, file })),
}));
vi.mock('../data/send-hand-in.ts', () => ({
  sendHandIn: async ({ file }: { file: File }) => {
    sent.push(file.name);
    return { report: { reportId: 'r', nodeId: 'n', entries: [] } };
  },
}));
const { enqueue, resumeUploads, uploads } = await import('./uploads.ts');

const address = { cohortId: 'c', namespace: 'LEARNING', nodeId: 'n' } as const;
const file = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });

afterEach(() => {
  rows.clear();
  sent.length = 0;
});

it('API-140 a file that is still being kept when the page looks for unsent ones is sent once', async () => {
  let done = () => {};
  isSlow = new Promise((resolve) => {
    done = resolve;
  });
  enqueue(address, [file('portfolio.pdf')]);
  await resumeUploads(address);
  done();
  await expect.poll(() => rows.size).toBe(0);
  expect(uploads.list).toEqual([]);
  expect(sent).toEqual(['portfolio.pdf']);
});

it('API-140 a file that had not arrived when the page was left is sent when its task is opened again', async () => {
  rows.set('upload:left', file('plan.pdf'));
  await resumeUploads(address);
  await expect.poll(() => rows.size).toBe(0);
  expect(sent).toEqual(['plan.pdf']);
});
