import { newFilesIn } from '@milgo/domain/application/documents/corrections'
import type { Platform } from '../../platform/platform.ts'
import { hasUnsentAppealFiles } from '../appeals/unsent-appeal-files.ts'
import { contextOf } from '../requests/application-context.ts'
import type { LastSent } from '../requests/last-sent.ts'
import type { OpenCase } from '../requests/request-case.ts'
import { wholeAnswers } from '../requests/stored-answers.ts'

/** Returns whether new files for flagged places, of the request or of its appeal, are saved but not sent. */
export const hasUnsentFiles = async (
  platform: Platform,
  loaded: OpenCase,
  { files }: Pick<LastSent, 'files'>,
): Promise<boolean> => {
  const { request } = loaded
  if (request.state.appeal !== 'NONE') return hasUnsentAppealFiles(platform, request)
  return newFilesIn(wholeAnswers(platform.vault, loaded), request.flags, files, contextOf(loaded)).length > 0
}
