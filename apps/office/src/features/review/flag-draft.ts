/** The reason and note about a document that the reviewer entered and the server does not have yet. */
export type FlagDraft = { readonly reason: string | null; readonly note: string }

const keyOf = (staffId: string, requestId: string, documentKey: string) =>
  `milgo-office-flag:${staffId}:${requestId}:${documentKey}`

const isDraft = (value: unknown): value is FlagDraft =>
  typeof value === 'object' &&
  value !== null &&
  'note' in value &&
  typeof value.note === 'string' &&
  'reason' in value &&
  (value.reason === null || typeof value.reason === 'string')

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Stores drafts of one request in this tab. They survive a reload and a new login, and end with the tab. */
export const createFlagDrafts = (staffId: string, requestId: string, store: Store = sessionStorage) => ({
  find: (documentKey: string): FlagDraft | undefined => {
    try {
      const value: unknown = JSON.parse(store.getItem(keyOf(staffId, requestId, documentKey)) ?? 'null')
      return isDraft(value) ? value : undefined
    } catch {
      return undefined
    }
  },
  store: (documentKey: string, draft: FlagDraft): void => {
    try {
      store.setItem(keyOf(staffId, requestId, documentKey), JSON.stringify(draft))
    } catch {
      // With a full or blocked store the draft does not survive a reload. The note stays on the page.
    }
  },
  remove: (documentKey: string): void => store.removeItem(keyOf(staffId, requestId, documentKey)),
})

type Reason = { readonly code: string; readonly needs_note: boolean }

/** Returns whether a draft has a reason, and a note if the reason needs one. */
export const isComplete = ({ reason, note }: FlagDraft, reasons: readonly Reason[]): boolean => {
  const chosen = reasons.find(({ code }) => code === reason)
  return chosen !== undefined && (!chosen.needs_note || note.trim() !== '')
}
