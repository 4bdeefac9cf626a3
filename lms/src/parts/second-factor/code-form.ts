import { SecondFactorCode } from '@plinth/domain/auth/second-factor';
import * as z from 'zod/mini';

/** A form with only a code. */
export const CodeForm = z.object({ code: SecondFactorCode });
