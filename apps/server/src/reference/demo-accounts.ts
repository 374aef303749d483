import { randomUUID } from 'node:crypto'
import { usernameOf } from '@milgo/domain/identity/username'
import type { StaffRole } from '@milgo/domain/staff/staff-role'
import { and, eq, inArray, isNull, min, sql } from 'drizzle-orm'
import type { Config } from '../config.ts'
import type { Queryable } from '../platform/database/database.ts'
import type { Platform } from '../platform/platform.ts'
import { students } from '../store/accounts-schema.ts'
import { currentPeriodId } from '../store/current-period.ts'
import { removeDemoMoney } from '../store/demo-money.ts'
import { files } from '../store/files-schema.ts'
import { institutions, outboxMessages, registrationPeriods, starterSets } from '../store/schema.ts'
import { staff } from '../store/staff-schema.ts'

/** The password of all demo accounts. */
export const demoPassword = 'Milgo-Demo-25'

/** The secret of the second factor of all demo staff. A developer may type it into an authenticator. */
export const demoTotpSecret = 'MILGODEMOMILGODEMOMILGODEMOMILGO'

const student = {
  email: 'demo.student@milgo.example',
  phone: '0500000000',
  identityNumber: '000000018',
} as const

type DemoMember = {
  readonly name: string
  readonly email: string
  readonly roles: StaffRole[]
  readonly identityNumber: string
}

/** Returns a demo member for each identity number. The first has no number in its name; the start prints its login. */
const several = (
  name: string,
  email: string,
  role: StaffRole,
  identityNumbers: readonly string[],
): readonly DemoMember[] =>
  identityNumbers.map((identityNumber, place) => ({
    name: place === 0 ? name : `${name} ${place + 1}`,
    email: `${email}${place === 0 ? '' : `.${place + 1}`}@milgo.example`,
    roles: [role],
    identityNumber,
  }))

/** The demo staff: at least two of every role whose acts need a second person. */
const members: readonly DemoMember[] = [
  ...several('Demo Reviewer', 'demo.reviewer', 'reviewer', [
    '000000026',
    '000000034',
    '000000042',
    '000000059',
  ]),
  ...several('Demo Manager', 'demo.manager', 'manager', ['000000067', '000000075', '000000083', '000000091']),
  ...several('Demo Finance', 'demo.finance', 'finance', ['000000109', '000000117', '000000125']),
  ...several('Demo Editor', 'demo.editor', 'content-editor', ['000000133']),
  ...several('Demo Administrator', 'demo.admin', 'administrator', ['000000141', '000000158']),
]

/** Returns the demo logins that the start prints; none in production. */
export const demoLogins = (
  config: Pick<Config, 'isDevelopment'>,
): readonly { readonly who: string; readonly login: string }[] =>
  config.isDevelopment
    ? [
        { who: 'Student', login: `${student.email}  ${demoPassword}  (phone ${student.phone})` },
        ...members
          .filter(({ name }) => !/\d$/.test(name))
          .map(({ name, email }) => {
            const second = members.find((one) => one.name === `${name} 2`)
            return {
              who: name.replace('Demo ', ''),
              login: `${email}  ${demoPassword}${second ? `  (second person ${second.email})` : ''}`,
            }
          }),
      ]
    : []

/** Creates the demo accounts once in development. Removes them in production. */
export const loadDemoAccounts = async (
  platform: Pick<Platform, 'config' | 'database' | 'vault' | 'passwords'>,
): Promise<void> => {
  const { config, database } = platform
  if (config.isProduction) return database.transaction(removeDemoAccounts)
  if (!config.isDevelopment) return
  const passwordHash = await platform.passwords.hash(demoPassword)
  await database.transaction(async (tx) => {
    const claimed = await tx
      .insert(starterSets)
      .values({ name: 'demo-accounts' })
      .onConflictDoNothing()
      .returning()
    if (claimed.length > 0) {
      await insertStudent(tx, platform, passwordHash)
      await tx.insert(staff).values(
        members.map(({ identityNumber, ...member }) => ({
          ...member,
          passwordHash,
          identityHash: platform.vault.lookupHash('identity', identityNumber),
          isDemo: true,
          createdAt: sql`now()`,
        })),
      )
    }
    await setSecondFactors(tx, platform)
  })
}

const setSecondFactors = async (tx: Queryable, { vault }: Pick<Platform, 'vault'>): Promise<void> => {
  const missing = and(eq(staff.isDemo, true), isNull(staff.totpSealed))
  for (const { id } of await tx.select({ id: staff.id }).from(staff).where(missing))
    await tx
      .update(staff)
      .set({ totpSealed: vault.seal(demoTotpSecret, `totp:${id}`), totpLastStep: null })
      .where(eq(staff.id, id))
}

const removeDemoAccounts = async (tx: Queryable): Promise<void> => {
  const demoStudents = tx.select({ id: students.id }).from(students).where(eq(students.isDemo, true))
  await tx.delete(files).where(inArray(files.studentId, demoStudents))
  await tx.delete(outboxMessages).where(inArray(outboxMessages.studentId, demoStudents))
  await removeDemoMoney(
    tx,
    sql`select requests.id from requests join students on students.id = requests.student_id where students.is_demo`,
  )
  await tx.delete(students).where(eq(students.isDemo, true))
  await tx.delete(staff).where(eq(staff.isDemo, true))
  await tx.delete(starterSets).where(inArray(starterSets.name, ['demo-accounts', 'demo-world']))
}

const insertStudent = async (
  tx: Queryable,
  { vault }: Pick<Platform, 'vault'>,
  passwordHash: string,
): Promise<void> => {
  const [period] = await tx
    .select({ id: registrationPeriods.id, code: registrationPeriods.code })
    .from(registrationPeriods)
    .where(eq(registrationPeriods.id, currentPeriodId))
  const [institution] = await tx.select({ id: min(institutions.id) }).from(institutions)
  if (!period || !institution?.id) return
  const id = randomUUID()
  await tx.insert(students).values({
    id,
    periodId: period.id,
    username: usernameOf(student.phone, period.code),
    identityHash: vault.lookupHash('identity', student.identityNumber),
    identitySealed: vault.seal(student.identityNumber, `identity:${id}`),
    phone: student.phone,
    email: student.email,
    passwordHash,
    institutionId: institution.id,
    currentlyStudying: 'BACHELOR',
    details: {
      academicInstitution: String(institution.id),
      currentlyStudying: 'BACHELOR',
      otherBachelor: false,
      scholarships: ['NONE'],
      receivedScholarship: false,
      notDeserter: true,
      residencyStatus: 'CITIZEN',
    },
    termsAt: sql`now()`,
    createdAt: sql`now()`,
    isDemo: true,
  })
}
