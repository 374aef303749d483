import type { Params } from '@milgo/messages/fill'
import { createContext, use } from 'react'

/** Something about a file that may make it hard to read, as data. */
export type ReadabilityNote = { readonly code: string; readonly params?: Params }

export type AboutFile = {
  /** What should be read on it, where that is known. */
  readonly identityNumber?: string
  readonly isIdImage: boolean
}

/** A look at a file before anybody at the office sees it. It never stands in the way. */
export type Readability = {
  readonly check: (file: File, about: AboutFile) => Promise<readonly ReadabilityNote[]>
  readonly useNoteText: () => (note: ReadabilityNote) => string
}

const none: Readability = {
  check: async () => [],
  useNoteText:
    () =>
    ({ code }) =>
      code,
}

/** Whoever offers a look stands around the pages; without one, files go out unseen. */
export const ReadabilityContext = createContext<Readability>(none)

export const useReadability = (): Readability => use(ReadabilityContext)
