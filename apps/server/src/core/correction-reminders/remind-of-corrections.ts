import { correctionReminders, reminderDays } from '@milgo/domain/status/correction-window'
import { renderCorrectionNews } from '../../outbox/render-correction-news.ts'
import { writeAndQueueMessage } from '../../outbox/write-and-queue-message.ts'
import type { Platform } from '../../platform/platform.ts'
import { getCase } from '../requests/get-case.ts'
import { lastSentOf } from '../requests/last-sent.ts'
import { numberOf } from '../requests/request-case.ts'
import { findOpenCorrections, type OpenCorrection } from './repository.ts'
import { hasUnsentFiles } from './unsent-files.ts'

/** The number of corrections that one query reads. */
const batch = 200

/**
 * Reminds every student whose correction window ends soon. Each reminder is sent once, because its cause is unique. If
 * two became due while no server was running, only the later one is sent.
 */
export const remindOfCorrections = async (platform: Platform): Promise<void> => {
  const failures: unknown[] = []
  for (let after: string | undefined; ; ) {
    const open = await findOpenCorrections(platform, Math.max(...reminderDays), batch, after)
    // A request that fails does not stop the others.
    for (const correction of open)
      await remind(platform, correction).catch((error: unknown) => failures.push(error))
    after = open.at(-1)?.id
    if (after === undefined) break
  }
  if (failures.length > 0) throw new AggregateError(failures, 'corrections of which nobody was reminded')
}

const remind = async (
  platform: Platform,
  { id, now, returnedAt, deadline }: OpenCorrection,
): Promise<void> => {
  const due = correctionReminders(returnedAt, deadline).findLast(({ at }) => at.getTime() <= now.getTime())
  if (!due) return
  const loaded = await getCase(platform, id)
  const { request, student } = loaded
  // The student may have sent the corrections since the list was read.
  if (request.state.correctionDeadline?.getTime() !== deadline.getTime()) return
  const lastSent = await lastSentOf(platform, loaded)
  const message = {
    cause: `correction-reminder:${id}:${deadline.toISOString()}:${due.daysLeft}`,
    guide: request.state.status,
    number: numberOf(loaded),
    email: student.email,
    phone: student.phone,
    deadline,
    hasUnsentFiles: await hasUnsentFiles(platform, loaded, lastSent),
  }
  const corrected = request.state.appeal === 'NONE' ? 'application' : 'appeal'
  const messages = renderCorrectionNews(lastSent.language, 'reminder', message, corrected)
  await platform.database.transaction(async (tx) => {
    for (const message of messages)
      await writeAndQueueMessage(tx, platform, { ...message, studentId: student.id })
  })
}
