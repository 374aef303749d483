import { familyMemberInDocuments } from '@milgo/domain/application/enumerations'
import { fill } from './fill.ts'
import { findWord } from './find-word.ts'
import type { formNotes } from './he/form-notes.ts'
import type { options } from './he/options.ts'
import type { WordsLike } from './words.ts'

/** The namespaces, of one language, that documents of a list are named by. */
interface DocumentWords {
  readonly formNotes: Pick<WordsLike<typeof formNotes>, 'documentNumber' | 'documentOf'>
  readonly options: Pick<WordsLike<typeof options>, 'familyMember'>
}

/** One document of a list is known by whom it is about, or else by its number. */
export const documentLabel = (
  label: string,
  { index, member }: { readonly index?: number | undefined; readonly member?: string | undefined },
  words: DocumentWords,
): string => {
  if (index === undefined) return label
  return member === undefined
    ? fill(words.formNotes.documentNumber, { document: label, n: index + 1 })
    : fill(words.formNotes.documentOf, { document: label, member: memberWord(member, words) })
}

/** A member of the family by the name that the documents give on the wire. */
export const memberWord = (spelled: string, words: Pick<DocumentWords, 'options'>): string => {
  const member = Object.entries(familyMemberInDocuments).find(([, wire]) => wire === spelled)?.[0]
  return findWord(words.options.familyMember, member ?? spelled) ?? spelled
}
