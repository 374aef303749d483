import type { previewLetter as call } from '@milgo/contracts/office/preview-letter'
import type { z } from 'zod'
import { getCase } from '../../core/requests/get-case.ts'
import { storedLetterInLanguage } from '../../core/results/print-letter.ts'
import { decidePublication } from '../../core/results/publish-result.ts'
import { AppError } from '../../errors.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { lookAtRequest } from '../work/enter-request.ts'
import { publicationOf } from './letter-of-row.ts'
import { refused } from './make-release.ts'
import { getRelease } from './release-moment.ts'
import { addReleaseAudit } from './repository.ts'
import { findRow } from './rows-repository.ts'

/** Returns a letter of the release as it would be sent now. The view is recorded in the audit trail. */
export const previewLetter = async (
  platform: Platform,
  caller: StaffCaller,
  id: string,
  { request_id: requestId, language }: z.output<typeof call.body>,
): Promise<z.input<typeof call.response>> => {
  const { release } = await getRelease(platform, id)
  const row = await platform.database.read((db) => findRow(db, id, requestId))
  if (!row) throw new AppError('NOT_FOUND')
  await lookAtRequest(platform, caller, requestId)
  const loaded = await getCase(platform, requestId)
  await platform.database.transaction((tx) =>
    addReleaseAudit(
      tx,
      platform.clock,
      caller.id,
      'letter-viewed',
      { release: id, request: requestId },
      loaded.student.id,
    ),
  )
  const decision = await decidePublication(platform, { kind: 'system' }, loaded, publicationOf(release))
  if (decision.does !== 'change') throw refused('LETTER_MOVED')
  const letter = { values: decision.answer.letter, templateVersion: release.templateVersion }
  return { letter: storedLetterInLanguage(platform, letter, language) }
}
