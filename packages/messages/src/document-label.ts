import { familyMemberInDocuments } from '@milgo/domain/application/enumerations'
import { fill } from './fill.ts'
import { findWord } from './find-word.ts'
import type { formNotes } from './he/form-notes.ts'
import type { options } from './he/options.ts'
import type { WordsLike } from './words.ts'

/** The namespaces, in one language, with the names of documents in a list. */
interface DocumentWords {
  readonly formNotes: Pick<WordsLike<typeof formNotes>, 'documentNumber' | 'documentOf'>
  readonly options: Pick<WordsLike<typeof options>, 'familyMember'>
}

/** Returns the label of a document in a list, with its family member or otherwise its number. */
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

/** Returns the name of a family member for the spelling in the documents step of the wire. */
export const memberWord = (spelled: string, words: Pick<DocumentWords, 'options'>): string => {
  const member = Object.entries(familyMemberInDocuments).find(([, wire]) => wire === spelled)?.[0]
  return findWord(words.options.familyMember, member ?? spelled) ?? spelled
}
