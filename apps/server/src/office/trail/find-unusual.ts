import { type UnusualKind, type UnusualReading, unusualReadings } from '@milgo/domain/trail/unusual-reading'
import type { Platform } from '../../platform/platform.ts'
import { findReadingHours, type Opening, readingDays } from './reading-repository.ts'

/** Returns unusual reading of the last days, the latest first. */
export const findUnusual = async (platform: Platform): Promise<readonly UnusualReading[]> =>
  unusualReadings(await findReadingHours(platform, readingDays))

/** Returns the openings that readings of one kind consist of. */
export const openingsOf = (readings: readonly UnusualReading[], kind: UnusualKind): readonly Opening[] =>
  readings
    .filter((reading) => reading.kind === kind)
    .flatMap(({ staffId, hour, opened }) => opened.map((studentId) => ({ staffId, hour, studentId })))
