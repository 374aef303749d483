import { RequestStatus } from '@milgo/domain/status/request-status'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectClosed } from './support/closed-form.ts'
import { formSteps } from './support/form.ts'
import { givenRequest, openWithDemoStaff } from './support/given-request.ts'
import type { TestApp } from './support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openWithDemoStaff()
})
afterAll(() => server.close())

describe('in status', () => {
  it.each(RequestStatus.exclude(['DRAFT']).options)(
    // An open correction opens only returned documents, which are not tested here.
    '%s nothing of steps 1 to 3 can be changed',
    async (status) => {
      const form = await givenRequest(server, { status })
      await expectClosed(server, form, 'WRONG_STATUS')
      for (const step of formSteps) expect((await form.read(step)).json().version).toBe(1)
    },
  )
})

it('the status does not reveal a result that is not published', async () => {
  const statusAs = async (status: RequestStatus, isPublished: boolean) => {
    const form = await givenRequest(server, { status, isPublished })
    return (await form.currentUser()).json().request.request_status
  }
  expect(await statusAs('TEAM_MANAGER_APPROVAL', false)).toBe('WAITING_TO_BE_COMPUTED')
  for (const status of ['DENIED', 'COMPUTED', 'REJECTED_BY_ACADEMIC_INSTITUTION'] as const) {
    expect(await statusAs(status, false)).toBe('WAITING_TO_BE_COMPUTED')
    expect(await statusAs(status, true)).toBe(status)
  }
  expect(await statusAs('APPEAL_DENIED', false)).toBe('APPEAL_WAITING_CALCULATED')
  expect(await statusAs('APPEAL_DENIED', true)).toBe('APPEAL_DENIED')
})
