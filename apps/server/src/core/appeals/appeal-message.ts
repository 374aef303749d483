import { appealNumber } from '@milgo/domain/appeal/appeal'
import type { AppealMessage } from '../../outbox/render-appeal-received.ts'
import { numberOf, type OpenCase } from '../requests/request-case.ts'
import type { AppealVersion } from './stored-appeal.ts'

/** Returns the content and the addresses of the receipt of an appeal version. */
export const appealMessage = (loaded: OpenCase, { version, sentAt, sent }: AppealVersion): AppealMessage => ({
  cause: `appeal-received:${loaded.request.id}:${version}`,
  appealNumber: appealNumber(numberOf(loaded)),
  email: loaded.student.email,
  phone: loaded.student.phone,
  sentAt,
  files: sent.files,
})
