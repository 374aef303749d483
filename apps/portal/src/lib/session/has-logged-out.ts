/** Passed to the home page by a logout that the student chose, so that the page confirms it. */
export type HasLoggedOut = { readonly hasLoggedOut: true }

export const afterLogOut: HasLoggedOut = { hasLoggedOut: true }

export const readHasLoggedOut = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && (state as Partial<HasLoggedOut>).hasLoggedOut === true
