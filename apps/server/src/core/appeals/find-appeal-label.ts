import { fill } from '@milgo/messages/fill'
import { lettersIn } from '../../outbox/letters-in.ts'
import type { FindLaterLabel } from '../requests/get-sent-document.ts'
import { findStoredAppeal } from './stored-appeal.ts'

/** Returns how a message names a file of an appeal: by its number in the last version that was sent with it. */
export const findAppealLabel: FindLaterLabel = async (platform, requestId, fileName, language) => {
  const appeal = await findStoredAppeal(platform, requestId)
  const places = (appeal?.versions ?? []).map(({ sent }) =>
    sent.files.findIndex((file) => file.fileName === fileName),
  )
  const place = places.findLast((index) => index >= 0)
  return place === undefined ? undefined : fill(lettersIn(language).appeals.document, { n: place + 1 })
}
