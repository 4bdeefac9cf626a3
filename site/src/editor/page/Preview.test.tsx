import { fireEvent, render, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { server } from '../../../test/server.ts';
import { Preview } from './Preview.tsx';

const PATH = '/courses';
const preview = (shown: number) => (
  <Preview
    pages={[{ path: PATH, label: 'Courses' }]}
    path={PATH}
    onChoose={() => {}}
    shown={shown}
    part={null}
  />
);
const findFrame = () => screen.findByTitle<HTMLIFrameElement>('Preview of the page');

/** As the browser does with one of its own pages, which cannot be inspected. */
const hide = (frame: HTMLIFrameElement) => Object.defineProperty(frame, 'contentDocument', { value: null });

it('CATALOG-04 a page replaced by an error page of the browser is loaded again as soon as it responds', async () => {
  server.use(http.get(`*${PATH}`, () => HttpResponse.html('<h1>Courses</h1>')));
  render(preview(1));
  const frame = await findFrame();
  hide(frame);
  fireEvent.load(frame);
  await expect.poll(() => frame.isConnected).toBe(false);
  expect(await findFrame()).toHaveAttribute('src', PATH);
});

it('CATALOG-04 a change in the meantime is shown in a new frame', async () => {
  server.use(http.get(`*${PATH}`, () => HttpResponse.html('<h1>Courses</h1>')));
  const { rerender } = render(preview(1));
  const frame = await findFrame();
  hide(frame);
  rerender(preview(2));
  expect(frame.isConnected).toBe(false);
  expect(await findFrame()).toHaveAttribute('src', PATH);
});
