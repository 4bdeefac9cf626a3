/** Whether an address only takes the place of the real one, since its account was erased or merged: nobody reads it. */
export const isClosedAddress = (emailId: string): boolean => emailId.endsWith('@account.invalid');
