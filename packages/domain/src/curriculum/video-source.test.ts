import { describe, expect, it } from 'vitest';
import { videoSource } from './video-source.ts';

describe('the source of a video', () => {
  it.each([
    ['/media/course/abc.mp4', 'file', '/media/course/abc.mp4'],
    ['https://films.example.org/wall.webm?x=1', 'file', 'https://films.example.org/wall.webm?x=1'],
    ['https://films.example.org/wall.m3u8', 'stream', 'https://films.example.org/wall.m3u8'],
    [
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      'embed',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    ],
    ['https://youtu.be/dQw4w9WgXcQ?t=4', 'embed', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://vimeo.com/123456789', 'embed', 'https://player.vimeo.com/video/123456789?dnt=1'],
    ['https://player.vimeo.com/video/123456789', 'embed', 'https://player.vimeo.com/video/123456789?dnt=1'],
  ])('ENUM-21 %s is a %s', (address, kind, src) => {
    expect(videoSource(address)).toMatchObject({ kind, src });
  });

  it.each([
    'http://films.example.org/wall.mp4',
    '//films.example.org/wall.mp4',
    'javascript:alert(1)//.mp4',
    'https://www.youtube.com/watch?v=<script>',
    'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://example.org/a-page',
    '',
  ])('ENUM-21 %s is not a video', (address) => {
    expect(videoSource(address)).toBeNull();
  });
});
