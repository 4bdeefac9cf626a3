import { readFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import { fileURLToPath } from 'node:url';
import { ownCertificate } from './own-certificate.ts';

/**
 * Twenty seconds of a moving line and a clock: VP9 in fragmented MP4, recorded from a canvas by Chromium's
 * MediaRecorder.
 */
const VIDEO = fileURLToPath(new URL('stream.mp4', import.meta.url));

type Box = { type: string; offset: number; size: number };

function boxesOf(film: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let offset = 0; offset < film.length; ) {
    const size = film.readUInt32BE(offset);
    boxes.push({ type: film.toString('latin1', offset + 4, offset + 8), offset, size });
    offset += size;
  }
  return boxes;
}

/** Returns the playlist of a film's segments, each a byte range of the one file. */
function listOfPieces(film: Buffer): string {
  const boxes = boxesOf(film);
  const starts = boxes.filter(({ type }) => type === 'moof');
  const ends = [
    ...starts.slice(1).map(({ offset }) => offset),
    ...boxes.slice(-1).map(({ offset }) => offset),
  ];
  // A version 1 box has eight-byte times, version 0 four-byte ones.
  const head = film.indexOf('mdhd') + 4;
  const scale = film.readUInt32BE(head + 4 + (film[head] === 1 ? 16 : 8));
  const startsAt = starts.map(({ offset, size }) => {
    const box = film.subarray(offset, offset + size);
    const time = box.indexOf('tfdt') + 4;
    return (box[time] === 1 ? Number(box.readBigUInt64BE(time + 4)) : box.readUInt32BE(time + 4)) / scale;
  });
  const first = starts[0]?.offset ?? 0;
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-TARGETDURATION:3',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXT-X-MAP:URI="film.mp4",BYTERANGE="${first}@0"`,
    ...starts.flatMap(({ offset }, index) => [
      `#EXTINF:${((startsAt[index + 1] ?? (startsAt[index] ?? 0) + 1) - (startsAt[index] ?? 0)).toFixed(3)},`,
      `#EXT-X-BYTERANGE:${(ends[index] ?? 0) - offset}@${offset}`,
      'film.mp4',
    ]),
    '#EXT-X-ENDLIST',
    '',
  ].join('\n');
}

const MAIN = `#EXTM3U
#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="words",NAME="English",LANGUAGE="en",DEFAULT=YES,AUTOSELECT=YES,URI="words.m3u8"
#EXT-X-STREAM-INF:BANDWIDTH=40000,RESOLUTION=320x180,CODECS="vp09.00.10.08",SUBTITLES="words"
pieces.m3u8
`;
const WORDS_LIST = `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-TARGETDURATION:20
#EXT-X-PLAYLIST-TYPE:VOD
#EXTINF:20.0,
words.vtt
#EXT-X-ENDLIST
`;
const WORDS = `WEBVTT
X-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:0

00:00:00.000 --> 00:00:20.000
The line sinks a hand's breadth a second.
`;

/** Opens a server elsewhere that streams a short film over HLS, with English subtitles. Returns how to end it. */
export async function openStream(port: number): Promise<{ close: () => Promise<void> }> {
  const film = await readFile(VIDEO);
  const list = 'application/vnd.apple.mpegurl';
  const files: Record<string, [type: string, body: Buffer]> = {
    '/film.m3u8': [list, Buffer.from(MAIN)],
    '/pieces.m3u8': [list, Buffer.from(listOfPieces(film))],
    '/words.m3u8': [list, Buffer.from(WORDS_LIST)],
    '/words.vtt': ['text/vtt', Buffer.from(WORDS)],
    '/film.mp4': ['video/mp4', film],
  };
  const server = createServer(ownCertificate(), (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'range');
    const [type, body] = files[request.url ?? ''] ?? [];
    if (request.method === 'OPTIONS' || !type || !body) {
      response.writeHead(request.method === 'OPTIONS' ? 204 : 404).end();
      return;
    }
    response.setHeader('content-type', type);
    const [, from = '', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    if (from === '') return void response.end(body);
    const last = to === '' ? body.length - 1 : Math.min(Number(to), body.length - 1);
    response.writeHead(206, { 'content-range': `bytes ${from}-${last}/${body.length}` });
    response.end(body.subarray(Number(from), last + 1));
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
