import type { ComputeRun } from '@milgo/contracts/office/results-fields'
import { requestNumber } from '@milgo/domain/status/request-number'
import type { Platform } from '../../platform/platform.ts'
import { findFailures, type RunRow } from './repository.ts'

const mostFailures = 100

/** Returns a computation as the page shows it. */
export const runAnswer = async (
  platform: Pick<Platform, 'database'>,
  readerId: string,
  periodCode: string,
  run: RunRow,
): Promise<ComputeRun> => {
  const failures = run.failed > 0 ? await findFailures(platform, readerId, run.id, mostFailures) : []
  return {
    id: run.id,
    started_by: { id: run.startedBy, name: run.starter },
    started_at: run.startedAt.toISOString(),
    finished_at: run.finishedAt?.toISOString() ?? null,
    is_again: run.isAgain,
    state: run.state,
    total: run.total,
    done: run.done,
    failed: run.failed,
    failures: failures.map(({ id, number, name, code }) => ({
      request_id: id,
      request_number: requestNumber(periodCode, number),
      name,
      code,
    })),
  }
}
