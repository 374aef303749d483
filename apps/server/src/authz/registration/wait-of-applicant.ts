type Person = { readonly phone: string; readonly identityHash: string; readonly email: string }

/**
 * By what the wait between two codes of a registration is counted: the person, so that the same check sent twice sends
 * one SMS, and a stranger who names the same phone holds nobody up.
 */
export const waitOfApplicant = ({ phone, identityHash, email }: Person): string =>
  `${phone}\0${identityHash}\0${email}`
