/** Whether an address is verified: it has a verification time. */
export function isEmailVerified(userData: { emailVerifiedAt: string | null }): boolean {
  return userData.emailVerifiedAt !== null;
}
