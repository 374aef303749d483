import type { documents } from './questions.ts'

type DocumentId = keyof typeof documents.rows

const owners: { readonly [Id in DocumentId]?: 'applicant' | 'parent' } = {
  idFront: 'applicant',
  idBack: 'applicant',
  idAttachment: 'applicant',
  parentOneIdFront: 'parent',
  parentOneIdBack: 'parent',
  parentOneIdAttachment: 'parent',
  parentTwoIdFront: 'parent',
  parentTwoIdBack: 'parent',
  parentTwoIdAttachment: 'parent',
}

/** Whose identity card a document shows; undefined where it shows none. */
export const findIdImageOwner = (questionId: string): 'applicant' | 'parent' | undefined =>
  Object.hasOwn(owners, questionId) ? owners[questionId as DocumentId] : undefined
