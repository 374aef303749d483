import { steppedApplication } from '@milgo/domain/application/form'
import { sampleContext } from '@milgo/domain/application/sample-application.fixture'
import { createFormStore } from '@milgo/form/form-store.ts'
import { expect, it } from 'vitest'
import { account, createService } from '../application.fixture.ts'
import { applicationModel } from '../application-model.ts'
import { filling, moment } from '../keeping/draft-keeper.fixture.ts'
import { createDraftKeeper } from '../keeping/draft-keeper.ts'
import { readAllSaved, savedFormOf } from '../keeping/saved-steps.ts'
import { saveFilesBy } from './save-files.ts'

const open = () => {
  const service = createService()
  const { saved, send, read } = service
  const form = savedFormOf(steppedApplication, sampleContext, account)
  const store = createFormStore(applicationModel, {
    answers: readAllSaved(form, saved),
    context: sampleContext,
  })
  const keeper = createDraftKeeper({
    store,
    saved,
    form,
    hasRequest: false,
    restored: [],
    send,
    read,
    storeUnsent: () => true,
    now: () => moment,
  })
  return { service, keeper, put: () => store.change({ questionId: 'idFront' }, 'new.pdf') }
}

it("returns true only when the file's name was sent to the server", async () => {
  const { service, keeper, put } = open()
  const stop = keeper.follow()
  put()
  expect(await saveFilesBy(keeper, filling)()).toBe(true)
  expect(service.calls).toMatchObject([{ step: 'documents', does: 'save' }])
  stop()
})

it('returns false after the form was left, although nothing seems unsaved', async () => {
  const { service, keeper, put } = open()
  keeper.follow()()
  put()
  expect(await keeper.save()).toBe(true)
  expect(await saveFilesBy(keeper, filling)()).toBe(false)
  expect(service.calls).toEqual([])
})

it('saves nothing automatically for a staff member', async () => {
  const { service, keeper, put } = open()
  keeper.follow()
  put()
  expect(await saveFilesBy(keeper, { isActing: true })()).toBe(false)
  expect(service.calls).toEqual([])
})
