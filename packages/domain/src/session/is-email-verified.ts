/** Whether an address is verified: when it has a time at which it was. */
export function isEmailVerified(userData: { emailVerifiedAt: string | null }): boolean {
  return userData.emailVerifiedAt !== null;
}
