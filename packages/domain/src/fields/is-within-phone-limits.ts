/** The limits of the phone-number library. */
export const PHONE_TEXT_MAX = 250;
export const NATIONAL_NUMBER_MIN = 2;
export const NATIONAL_NUMBER_MAX = 17;

/** Whether a text and its national number may be passed to the phone-number library. */
export function isWithinPhoneLimits(text: string, nationalNumber: string): boolean {
  return (
    text.length <= PHONE_TEXT_MAX &&
    nationalNumber.length >= NATIONAL_NUMBER_MIN &&
    nationalNumber.length <= NATIONAL_NUMBER_MAX
  );
}
