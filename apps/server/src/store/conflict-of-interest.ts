import { type SQL, sql } from 'drizzle-orm'
import { isBlindFor } from './open-looks.ts'

type Whose = { readonly identityHash: SQL; readonly requestId: SQL }

/** Condition: the staff member is the student with this identity, or said that they know the student of this request. */
export const hasConflict = (staffId: string | SQL, { identityHash, requestId }: Whose): SQL => sql`
  (exists (select from staff where staff.id = ${staffId}::uuid and staff.identity_hash = ${identityHash})
    or exists (select from staff_conflicts where staff_conflicts.staff_id = ${staffId}::uuid
      and staff_conflicts.request_id = ${requestId}))`

export type FormRefusal = 'CONFLICT_OF_INTEREST' | 'LOOK_IS_BLIND'

/**
 * Value: why the staff member may not see this student's form now; null if they may. It goes by the student, because the
 * office does not have the request of a student who has not sent it.
 */
export const formRefusal = (staffId: string | SQL, studentId: string | SQL): SQL<FormRefusal | null> => sql`
  (select case
      when ${hasConflict(staffId, { identityHash: sql`owner.identity_hash`, requestId: sql`owned.id` })}
        then ${'CONFLICT_OF_INTEREST' satisfies FormRefusal}
      when ${isBlindFor(staffId, sql`owned.id`)} then ${'LOOK_IS_BLIND' satisfies FormRefusal}
    end
    from students owner left join requests owned on owned.student_id = owner.id
    where owner.id = ${studentId}::uuid)`
