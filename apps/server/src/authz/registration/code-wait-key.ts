type Person = { readonly phone: string; readonly identityHash: string; readonly email: string }

/**
 * Returns the key of the wait between two codes of a registration. It names the person, so that the same check sent
 * twice sends one SMS, and a stranger who enters the same phone does not make the person wait.
 */
export const codeWaitKeyOf = ({ phone, identityHash, email }: Person): string =>
  `${phone}\0${identityHash}\0${email}`
