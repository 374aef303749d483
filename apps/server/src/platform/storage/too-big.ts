import { megabytesOf } from '@milgo/domain/application/documents/file-rules'
import { AppError } from '../../errors.ts'

/** Returns the refusal of a file with too many bytes. */
export const tooBig = (maxBytes: number): AppError =>
  new AppError('TOO_BIG', { params: { max: megabytesOf(maxBytes) } })
