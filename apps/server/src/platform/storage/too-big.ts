import { megabytesOf } from '@milgo/domain/application/documents/file-rules'
import { AppError } from '../../errors.ts'

/** Of more bytes than may come. */
export const tooBig = (maxBytes: number): AppError =>
  new AppError('TOO_BIG', { params: { max: megabytesOf(maxBytes) } })
