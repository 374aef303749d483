import type { FixFlag } from '../application/documents/fix-mode.ts'

/**
 * Returns the key of a document within its request: `id_front`, `family_documents.PARENT_ONE`,
 * `siblings_study_confirmations.1`.
 */
export const documentKey = ({ field, index, member_type }: FixFlag): string =>
  [field, index, member_type].filter((part) => part !== undefined).join('.')
