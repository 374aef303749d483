import { randomUUID } from 'node:crypto'
import { type ListOutcome, listOutcomeOf } from '@milgo/domain/institution-list/list-outcome'
import { type ListRow, readListRow } from '@milgo/domain/institution-list/list-row'
import { readRequestState } from '@milgo/domain/status/request-memory'
import { requestNumber } from '@milgo/domain/status/request-number'
import { maskNumber } from '@milgo/domain/writing/mask-number'
import { toPeriod } from '../../core/periods/period-of-row.ts'
import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { type FileRow, readListFile } from './read-list-file.ts'
import {
  addList,
  addListAudit,
  type Candidate,
  findCandidates,
  findInstitutions,
  findPeriod,
  type NewRow,
} from './repository.ts'

type Uploaded = {
  readonly path: string
  readonly name: string
  readonly institutionId: number
  readonly periodCode: string
}

/** Reads a list and stores the expected outcome of each row. No request is changed. */
export const checkList = async (
  platform: Platform,
  staffId: string,
  { path, name, institutionId, periodCode }: Uploaded,
): Promise<{ id: string }> => {
  const period = await findPeriod(platform, periodCode)
  if (!period) throw new AppError('NOT_FOUND')
  const institutions = await findInstitutions(platform, 'he')
  if (!institutions.some(({ id }) => id === institutionId)) throw new AppError('NOT_FOUND')
  const read = (await readListFile(path)).map((file) => ({ file, asked: readListRow(file.cells) }))
  const identityHash = (identity: string) => platform.vault.lookupHash('identity', identity)
  const asked = read.flatMap(({ asked }) => ('refusal' in asked ? [] : [asked]))
  const candidates = await findCandidates(platform, period.id, staffId, {
    identityHashes: asked.flatMap(({ identityNumber }) =>
      identityNumber === null ? [] : [identityHash(identityNumber)],
    ),
    numbers: asked.flatMap(({ requestNumber }) => requestNumber?.number ?? []),
  })
  const circumstances = { now: period.now, period: toPeriod(period) }
  const actor = { role: 'INSTITUTION_LIST', id: staffId } as const
  const outcomeOf = (one: Candidate): ListOutcome =>
    listOutcomeOf({ ...one, state: readRequestState(one) }, institutionId, actor, circumstances)
  const named = new Set<string>()
  const rows = read.map(({ file, asked }): NewRow => {
    const found = findNamed(asked, candidates, period.code, identityHash)
    const about = { row: file.row, numberText: numberTextOf(file, asked) }
    if (typeof found === 'string') return { ...about, checked: found }
    const isTwice = named.has(found.id)
    named.add(found.id)
    return {
      ...about,
      requestId: found.id,
      reason: 'refusal' in asked ? null : asked.reason,
      checked: isTwice ? 'NAMED_TWICE' : outcomeOf(found),
    }
  })
  const id = randomUUID()
  const { database, clock } = platform
  await database.transaction(async (tx) => {
    const list = { id, periodId: period.id, institutionId, fileName: name, checkedBy: staffId }
    await addList(tx, { ...list, checkedAt: clock.now() }, rows)
    await addListAudit(tx, clock, 'institution-list-checked', staffId, {
      list: id,
      institution: String(institutionId),
      rows: String(rows.length),
    })
  })
  return { id }
}

/** Returns the request that a row names, or the outcome if it names none. */
const findNamed = (
  asked: ListRow,
  candidates: readonly Candidate[],
  periodCode: string,
  identityHash: (identity: string) => string,
): Candidate | ListOutcome => {
  if ('refusal' in asked) return asked.refusal
  const { identityNumber, requestNumber: number } = asked
  if (number?.period !== null && number?.period !== undefined && number.period !== periodCode)
    return 'NO_REQUEST'
  const hash = identityNumber === null ? undefined : identityHash(identityNumber)
  const byIdentity = candidates.find((one) => one.identityHash === hash)
  const byNumber = candidates.find((one) => one.number === number?.number)
  if (hash !== undefined && number !== null && byIdentity?.id !== byNumber?.id) return 'NUMBERS_DISAGREE'
  return byIdentity ?? byNumber ?? 'NO_REQUEST'
}

/**
 * Returns the shown number of a row. A number that cannot be read is masked too, because it may be a mistyped identity
 * number.
 */
const numberTextOf = ({ cells }: FileRow, asked: ListRow): string => {
  if (!('refusal' in asked) && asked.requestNumber) {
    const { period, number } = asked.requestNumber
    return period === null ? String(number) : requestNumber(period, number)
  }
  const written = (cells.identity_number || cells.request_number || '').trim()
  return written === '' ? '' : maskNumber(written)
}
