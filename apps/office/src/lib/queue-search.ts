/** A search for a person's name or number. It is in the state of the history entry, never in the address. */
export type QueueSearch = { readonly search: string }

export const findSearch = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'search' in state && typeof state.search === 'string'
    ? state.search
    : ''
