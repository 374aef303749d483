import { formNotes as arabic } from '@milgo/messages/ar/form-notes'
import { formNotes as english } from '@milgo/messages/en/form-notes'
import { formNotes as hebrew } from '@milgo/messages/he/form-notes'
import type { Language } from '@milgo/messages/languages'
import type { WordsLike } from '@milgo/messages/words'

type Notes = WordsLike<typeof hebrew>

const notes: Record<Language, Notes> = { he: hebrew, ar: arabic, en: english }

/** Returns the notes of the form, for messages with the same words. */
export const notesIn = (language: Language): Notes => notes[language]
