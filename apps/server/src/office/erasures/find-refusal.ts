import { type ErasureRefusal, findErasureRefusal } from '@milgo/domain/erasure/student-erasure'
import { circumstancesOf, type OpenCase } from '../../core/requests/request-case.ts'
import type { Platform } from '../../platform/platform.ts'
import { hasOpenRevision } from './repository.ts'

/** Why the student of a case cannot be erased now. */
export const findRefusal = async (
  { database }: Pick<Platform, 'database'>,
  loaded: OpenCase,
): Promise<ErasureRefusal | undefined> =>
  findErasureRefusal({
    request: loaded.request.state,
    money: circumstancesOf(loaded).money,
    hasOpenRevision: await database.read((db) => hasOpenRevision(db, loaded.request.id)),
  })
