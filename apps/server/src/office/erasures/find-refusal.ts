import { type ErasureRefusal, findErasureRefusal } from '@milgo/domain/erasure/student-erasure'
import { circumstancesOf, type OpenCase } from '../../core/requests/request-case.ts'
import type { Platform } from '../../platform/platform.ts'
import { hasOpenRevision, hasUndecidedPayment } from './repository.ts'

/** Returns why the student of a case cannot be erased now; undefined if nothing prevents it. */
export const findRefusal = async (
  { database }: Pick<Platform, 'database'>,
  loaded: OpenCase,
): Promise<ErasureRefusal | undefined> =>
  findErasureRefusal({
    request: loaded.request.state,
    money: circumstancesOf(loaded).money,
    hasUndecidedPayment: await database.read((db) => hasUndecidedPayment(db, loaded.request.id)),
    hasOpenRevision: await database.read((db) => hasOpenRevision(db, loaded.request.id)),
  })
