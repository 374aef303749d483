import { appealFilesToFix } from '@milgo/domain/appeal/appeal-corrections'
import { documentsToFix } from '@milgo/domain/application/documents/corrections'
import type { ReviewFlag } from '@milgo/domain/application/documents/fix-mode'
import type { StudentAction } from '@milgo/domain/status/student-action'
import type { Platform } from '../../platform/platform.ts'
import { getStoredAppeal } from '../appeals/stored-appeal.ts'
import { contextOf } from '../requests/application-context.ts'
import { lastSentOf } from '../requests/last-sent.ts'
import type { OpenCase } from '../requests/request-case.ts'
import { wholeAnswers } from '../requests/stored-answers.ts'

/**
 * Returns the flags, of the request or of its appeal, whose files are all replaced while the correction is not sent
 * yet.
 */
export const findReplaced = async (
  platform: Platform,
  loaded: OpenCase,
  actions: readonly StudentAction[],
): Promise<ReadonlySet<ReviewFlag>> => {
  const places = actions.includes('FIX_APPEAL')
    ? await appealPlaces(platform, loaded)
    : await documentPlaces(platform, loaded)
  const open = new Set(places.filter(({ isReplaced }) => !isReplaced).map(({ flag }) => flag))
  return new Set(places.map(({ flag }) => flag).filter((flag) => !open.has(flag)))
}

const documentPlaces = async (platform: Platform, loaded: OpenCase) => {
  const { files } = await lastSentOf(platform, loaded)
  return documentsToFix(wholeAnswers(platform.vault, loaded), loaded.request.flags, files, contextOf(loaded))
}

const appealPlaces = async (platform: Platform, { request }: OpenCase) => {
  const { last, draft = last.sent.answers } = await getStoredAppeal(platform, request.id)
  return appealFilesToFix(last.sent.answers, draft, request.flags).map(({ flag, newFile }) => ({
    flag,
    isReplaced: newFile !== null,
  }))
}
