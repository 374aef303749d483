import type { computeResults as call } from '@milgo/contracts/office/compute-results'
import type { z } from 'zod'
import { startComputeRun } from '../../core/results/start-compute-run.ts'
import { AppError } from '../../errors.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { getResultsPeriod } from './get-results-period.ts'
import { findLastRun } from './repository.ts'
import { runAnswer } from './run-answer.ts'

/** Starts a computation. If one is running in the period, that one is returned, so that two managers start only one. */
export const computeResults = async (
  platform: Platform,
  caller: StaffCaller,
  { period: code, is_again: isAgain = false }: z.output<typeof call.body>,
): Promise<z.input<typeof call.response>> => {
  const period = await getResultsPeriod(platform, code)
  await startComputeRun(platform, { periodId: period.id, startedBy: caller.id, isAgain })
  const last = await findLastRun(platform, period.id)
  if (!last) throw new AppError('NOT_FOUND')
  return runAnswer(platform, caller.id, period.code, last)
}
