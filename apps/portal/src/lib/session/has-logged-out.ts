/** Handed to the home page by a logout that a person has chosen, so that it is said there. */
export type HasLoggedOut = { readonly hasLoggedOut: true }

export const afterLogOut: HasLoggedOut = { hasLoggedOut: true }

export const readHasLoggedOut = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && (state as Partial<HasLoggedOut>).hasLoggedOut === true
