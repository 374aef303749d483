import { readingsToTell, type UnusualReading, unusualReadings } from '@milgo/domain/trail/unusual-reading'
import { renderUnusualReading } from '../../outbox/render-unusual-reading.ts'
import { writeAndQueueMessage } from '../../outbox/write-and-queue-message.ts'
import type { Platform } from '../../platform/platform.ts'
import { findPresentHour, findReadingHours, findStaffAddresses } from './reading-repository.ts'

/** Long enough that an unusual hour is still reported after a server was down for a weekend. */
const days = 3

/**
 * Queues a message for each past hour with unusual reading, to each reader of the trail. The cause of a message
 * prevents a second one.
 */
export const tellUnusualReading = async (platform: Platform): Promise<number> => {
  const [hours, present, staff] = await Promise.all([
    findReadingHours(platform, days),
    findPresentHour(platform),
    findStaffAddresses(platform),
  ])
  const readings = unusualReadings(hours).filter(({ hour }) => hour < present)
  const messages = staff.flatMap((member) =>
    byHour(readingsToTell(member, readings)).map(([hour, found]) =>
      renderUnusualReading(platform.config, member, hour, found),
    ),
  )
  await platform.database.transaction(async (tx) => {
    for (const message of messages) await writeAndQueueMessage(tx, platform, message)
  })
  return messages.length
}

const byHour = (readings: readonly UnusualReading[]) =>
  [...new Set(readings.map(({ hour }) => hour))].map(
    (hour) => [hour, readings.filter((one) => one.hour === hour)] as const,
  )
