import { readingsToTell, type UnusualReading, unusualReadings } from '@milgo/domain/trail/unusual-reading'
import { queueLetter } from '../../outbox/queue-letter.ts'
import { renderUnusualReading } from '../../outbox/render-unusual-reading.ts'
import type { Platform } from '../../platform/platform.ts'
import { findPresentHour, findReadingHours, findStaffAddresses } from './reading-repository.ts'

/** Long enough that a server which was down for a weekend still tells of it. */
const days = 3

/** A letter for each hour that is over and each reader of the trail; the cause of a letter makes a second one impossible. */
export const tellUnusualReading = async (platform: Platform): Promise<number> => {
  const [hours, present, staff] = await Promise.all([
    findReadingHours(platform, days),
    findPresentHour(platform),
    findStaffAddresses(platform),
  ])
  const readings = unusualReadings(hours).filter(({ hour }) => hour < present)
  const letters = staff.flatMap((member) =>
    byHour(readingsToTell(member, readings)).map(([hour, found]) =>
      renderUnusualReading(platform.config, member, hour, found),
    ),
  )
  await platform.database.transaction(async (tx) => {
    for (const letter of letters) await queueLetter(tx, platform, letter)
  })
  return letters.length
}

const byHour = (readings: readonly UnusualReading[]) =>
  [...new Set(readings.map(({ hour }) => hour))].map(
    (hour) => [hour, readings.filter((one) => one.hour === hour)] as const,
  )
