import { and, desc, eq } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { students } from '../../store/accounts-schema.ts'
import { requestSnapshots, requests } from '../../store/requests-schema.ts'
import { registrationPeriods } from '../../store/schema.ts'

type Source = Pick<Platform, 'database'>

export type SealedSnapshot = { readonly number: number; readonly sealed: string }

/** Returns the snapshot with this number; undefined if the request has none. */
export const findSnapshot = async (
  { database }: Source,
  requestId: string,
  number: number,
): Promise<SealedSnapshot | undefined> => {
  const [row] = await database.read((db) =>
    db
      .select({ number: requestSnapshots.number, sealed: requestSnapshots.sealed })
      .from(requestSnapshots)
      .where(and(eq(requestSnapshots.requestId, requestId), eq(requestSnapshots.number, number))),
  )
  return row
}

/** Returns every snapshot of a student's request, the newest first, with the student's e-mail and phone. */
export const findSentSnapshots = async ({ database }: Source, studentId: string) =>
  database.read((db) =>
    db
      .select({
        requestId: requests.id,
        requestNumber: requests.number,
        periodCode: registrationPeriods.code,
        email: students.email,
        phone: students.phone,
        number: requestSnapshots.number,
        sealed: requestSnapshots.sealed,
      })
      .from(students)
      .innerJoin(requests, eq(requests.studentId, students.id))
      .innerJoin(registrationPeriods, eq(registrationPeriods.id, requests.periodId))
      .innerJoin(requestSnapshots, eq(requestSnapshots.requestId, requests.id))
      .where(eq(students.id, studentId))
      .orderBy(desc(requestSnapshots.number)),
  )
