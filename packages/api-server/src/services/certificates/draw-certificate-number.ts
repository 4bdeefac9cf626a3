import { randomInt } from 'node:crypto';
import {
  CERTIFICATE_LETTERS,
  CERTIFICATE_LETTERS_DRAWN,
  certificateNumber,
} from '@plinth/domain/certificates/certificate-number';

/** A new, randomly drawn number. */
export const drawCertificateNumber = (): string =>
  certificateNumber(
    Array.from(
      { length: CERTIFICATE_LETTERS_DRAWN },
      () => CERTIFICATE_LETTERS[randomInt(CERTIFICATE_LETTERS.length)],
    ).join(''),
  );
