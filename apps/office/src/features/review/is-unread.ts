import type { FileDetails } from './review-types.ts'

/** Returns whether the check at the upload could not read the file, so that it may not open at all. */
export const isUnread = (file: FileDetails | null): boolean =>
  file?.marks.includes('UNCHECKED_PARTS') ?? false
