import type { Page } from '@playwright/test';

type Upload = { name: string; mimeType: string; buffer: Buffer };

/** Returns a picture twice as wide as high, its left half red, its right half blue. */
export async function halvedPicture(page: Page): Promise<Upload> {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(400, 200);
    const pen = canvas.getContext('2d');
    if (!pen) return [];
    pen.fillStyle = '#c00';
    pen.fillRect(0, 0, 200, 200);
    pen.fillStyle = '#00c';
    pen.fillRect(200, 0, 200, 200);
    return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
  });
  return { name: 'halves.png', mimeType: 'image/png', buffer: Buffer.from(bytes) };
}

/** Returns a short WebM that this browser records from a canvas: a real video, which it can play back. */
export async function smallVideo(page: Page): Promise<Upload> {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 160;
    canvas.height = 90;
    const pen = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(), { mimeType: 'video/webm;codecs=vp8' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const isDone = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.start();
    for (let frame = 0; frame < 12; frame += 1) {
      await new Promise(requestAnimationFrame);
      pen?.fillRect(frame * 10, 10, 20, 20);
    }
    recorder.requestData();
    recorder.stop();
    await isDone;
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });
  return { name: 'me.webm', mimeType: 'video/webm', buffer: Buffer.from(bytes) };
}
