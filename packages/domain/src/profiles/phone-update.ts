import * as z from 'zod/mini';
import { Phone } from '../fields/phone.ts';

/** The phone number a user sets. */
export const PhoneUpdate = z.object({ phone: Phone });
export type PhoneUpdate = z.infer<typeof PhoneUpdate>;
