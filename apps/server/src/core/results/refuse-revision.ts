import { isRevisionOfNothing, type RevisionRefusal } from '@milgo/domain/result/revision'
import { AppError } from '../../errors.ts'
import { circumstancesOf, type OpenCase } from '../requests/request-case.ts'
import type { RevisedScore } from './revised-score.ts'

export const revisionRefused = (code: RevisionRefusal): AppError =>
  new AppError('MOVE_NOT_ALLOWED', { items: [{ code }] })

/** Throws if the award is below what is paid and in flight, or if the revision changes nothing. */
export const refuseRevisedScore = (loaded: OpenCase, { before, found }: RevisedScore): void => {
  const { money } = circumstancesOf(loaded)
  if (money && found.award < money.paid + money.inFlight) throw new AppError('AWARD_BELOW_PAID')
  if (isRevisionOfNothing(before, found)) throw revisionRefused('REVISION_CHANGES_NOTHING')
}
