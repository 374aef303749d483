import type { ReviewFlag } from '@milgo/domain/application/documents/fix-mode'
import type { APIRequestContext, Page } from '@playwright/test'
import { moveAsReviewer } from '../scripts/tests/move-request.ts'
import { core } from './core.ts'
import { dataDir } from './database.ts'
import { type Filled, giveDocuments, registerFilled, savedDocuments } from './documents.ts'
import { expect } from './fixtures.ts'
import { idOf, openAs, tokenOf } from './login.ts'
import type { Student } from './student.ts'

/** Registers a student whose request was sent and then returned because of these documents. */
export const registerReturned = async (
  request: APIRequestContext,
  filled: Filled,
  flags: readonly ReviewFlag[],
): Promise<Student> => {
  const student = await registerFilled(request, filled)
  await giveDocuments(request, student)
  const headers = { Authorization: `Bearer ${await tokenOf(request, student)}` }
  const { version } = await savedDocuments(request, student)
  const sent = await request.post(`${core}/step-4/submit`, { headers, data: { version } })
  expect((await sent.json()).error).toBeUndefined()
  await moveAsReviewer(dataDir, await idOf(request, student), { event: 'RETURN_FOR_REPAIR', flags })
  return student
}

/** Registers a student whose request was returned, and opens their form without a step in the address. */
export const openReturned = async (
  page: Page,
  request: APIRequestContext,
  filled: Filled,
  flags: readonly ReviewFlag[],
): Promise<Student> => {
  const student = await registerReturned(request, filled, flags)
  await openAs(page, request, student, '/registration')
  return student
}
