import { Waiting } from '@plinth/domain/waiting/waiting';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';

const { get } = callsOf('waiting');

/** Work that awaits the staff. */
export const waiting = {
  list: get('/v1/office/waiting', {
    access: 'staff',
    summary:
      "Lists what is waiting for the caller's capabilities and since when; kinds with nothing waiting are left out.",
    output: z.object({ waiting: z.array(Waiting) }),
  }),
};
