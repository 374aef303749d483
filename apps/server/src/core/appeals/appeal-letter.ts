import { appealNumber } from '@milgo/domain/appeal/appeal'
import type { AppealLetter } from '../../outbox/render-appeal-received.ts'
import { numberOf, type OpenCase } from '../requests/request-case.ts'
import type { AppealVersion } from './stored-appeal.ts'

/** What the receipt of a version says, and to whom. */
export const appealLetter = (loaded: OpenCase, { version, sentAt, sent }: AppealVersion): AppealLetter => ({
  cause: `appeal-received:${loaded.request.id}:${version}`,
  appealNumber: appealNumber(numberOf(loaded)),
  email: loaded.student.email,
  phone: loaded.student.phone,
  sentAt,
  files: sent.files,
})
