import { randomInt } from 'node:crypto'
import type { Calls } from '@milgo/contracts'
import { baseOf } from '@milgo/contracts/define-call'
import { identityNumberOf } from '@milgo/testing/identity-number'
import type { APIRequestContext } from '@playwright/test'
import { core } from './core.ts'
import { expect } from './fixtures.ts'

const authz = baseOf('authz')

/** An invented person whom no other journey uses. The identity number has a valid check digit. */
export type Person = {
  readonly identityNumber: string
  readonly email: string
  readonly phone: string
  readonly password: string
}

export type Student = Person & { readonly username: string }

/** Returns the last code that was sent to a phone, as the development outbox shows it. Throws if there is none. */
export const readCode = async (request: APIRequestContext, phone: string): Promise<string> => {
  const messages: { recipient: string; body: string }[] = await (await request.get('/dev/outbox.json')).json()
  const code = /\b\d{6}\b/.exec(messages.find(({ recipient }) => recipient === phone)?.body ?? '')?.[0]
  if (code === undefined) throw new Error('No code was sent to this phone')
  return code
}

/** Returns a wrong code: one that differs from the code that was sent. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

export const inventPerson = (): Person => {
  const number = randomInt(10_000_000, 100_000_000)
  return {
    identityNumber: identityNumberOf(number),
    phone: `05${number}`,
    email: `student.${number}@milgo.example`,
    password: 'Milgo-Demo-25',
  }
}

/** The properties of the institution that a journey needs. */
type WantedInstitution = { readonly is_sponsored?: boolean; readonly is_religious?: boolean }

/** Returns the id of an institution of the starter set with these properties. */
const institutionLike = ({ is_sponsored = false, is_religious = false }: WantedInstitution): number => {
  if (is_sponsored) return is_religious ? 36 : 14
  return is_religious ? 47 : 1
}

/**
 * Sends the eligibility check of an eligible person by the call of the page. Returns what the code is confirmed with.
 */
const startRegistration = async (
  request: APIRequestContext,
  { identityNumber, phone, email, password }: Person,
  wanted: WantedInstitution = {},
): Promise<{ readonly username: string; readonly session: string }> => {
  const body: Calls['checkEligibility']['body']['_zod']['input'] = {
    identity_number: identityNumber,
    phone,
    email,
    password,
    residency_status: 'CITIZEN',
    academic_institution_id: institutionLike(wanted),
    currently_studying: 'BACHELOR',
    other_bachelor: false,
    scholarships: ['NONE'],
    other_scholarship: false,
    not_deserter: true,
    terms: Date.now(),
  }
  const checked = await request.post(`${core}/eligibility`, { data: body })
  const { username, session, error } = await checked.json()
  expect(error).toBeUndefined()
  return { username, session }
}

/** Registers a student by calls, with a confirmed code. */
export const registerStudent = async (
  request: APIRequestContext,
  institution: WantedInstitution = {},
  person: Person = inventPerson(),
): Promise<Student> => {
  const { username, session } = await startRegistration(request, person, institution)
  const { phone, password } = person
  const verified = await request.post(`${authz}/auth/verify-otp`, {
    data: { username, password, session, code: await readCode(request, phone) },
  })
  expect(verified.ok()).toBe(true)
  return { ...person, username }
}
