import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { forgetWhoWasHere } from './forget-who-was-here.ts';
import { leaveNothing } from './leave-nothing.ts';
import { server } from './server.ts';

// Loading a page with its first modules is slow on a busy machine; a test may include three such waits.
configure({ asyncUtilTimeout: 10_000 });

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  cleanup();
  forgetWhoWasHere();
  server.resetHandlers();
  sessionStorage.clear();
});
afterAll(() => {
  server.close();
  leaveNothing();
});
