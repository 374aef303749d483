import { type ErasureRefusal, findErasureRefusal } from '@milgo/domain/erasure/student-erasure'
import { circumstancesOf, type OpenCase } from '../../core/requests/request-case.ts'
import type { Platform } from '../../platform/platform.ts'
import { hasOpenRevision, hasUndecidedPayment } from './repository.ts'

/** Returns why the student cannot be erased now; undefined if nothing prevents it. The case is undefined without a request. */
export const findRefusal = async (
  { database }: Pick<Platform, 'database'>,
  loaded: OpenCase | undefined,
): Promise<ErasureRefusal | undefined> =>
  findErasureRefusal(
    loaded && {
      request: loaded.request.state,
      money: circumstancesOf(loaded).money,
      hasUndecidedPayment: await database.read((db) => hasUndecidedPayment(db, loaded.request.id)),
      hasOpenRevision: await database.read((db) => hasOpenRevision(db, loaded.request.id)),
    },
  )
