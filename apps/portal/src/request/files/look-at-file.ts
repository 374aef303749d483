import type { ReadabilityNote } from '@milgo/domain/application/documents/readability'

type IdentityNumber = { readonly isIdImage: boolean; readonly identityNumber?: string }

/**
 * Checks the readability of a file in the browser. The upload does not wait for it, and its notes never refuse a file.
 * The code is loaded with the first file.
 */
export const lookAtFile = async (
  file: File,
  signal: AbortSignal,
  number: IdentityNumber = { isIdImage: false },
): Promise<readonly ReadabilityNote[]> => {
  const { checkReadability } = await import('@milgo/readability/check-readability')
  return checkReadability(file, number, signal)
}
