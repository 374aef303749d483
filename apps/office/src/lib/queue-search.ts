/** A search is of a person's name or number: it travels beside the address, never in it. */
export type QueueSearch = { readonly search: string }

export const findSearch = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'search' in state && typeof state.search === 'string'
    ? state.search
    : ''
