import { exampleContext, steppedExample } from '@milgo/domain/answers/example-form.fixture'
import { validate } from '@milgo/domain/answers/validation'
import { createFormStore } from '@milgo/form/form-store.ts'
import { CallFailed } from '@milgo/web-client/call-failed'
import { beforeEach, expect, it } from 'vitest'
import { stubStorage } from '../../lib/session/browser-storage.fixture.ts'
import { createDraftKeeper } from './draft-keeper.ts'
import { readAllSaved, type SavedStep, savedFormOf } from './saved-steps.ts'
import { unsentAnswers } from './unsent-answers.ts'

beforeEach(() => {
  stubStorage('localStorage')
})

const userId = '00000000-0000-4000-8000-000000000000'
const browser = unsentAnswers(steppedExample)

/** Opens a form of other steps than the camp form of the tests beside, and its keeper. */
const openExample = (saved: { person: SavedStep; cars: SavedStep }) => {
  const form = savedFormOf(steppedExample, exampleContext, {})
  const store = createFormStore(
    {
      form: form.form,
      behaviour: form.behaviour,
      issues: (answers, context) => validate(form.form, answers, context),
    },
    { answers: readAllSaved(form, saved), context: exampleContext },
  )
  const calls: string[] = []
  const newer: { person?: SavedStep } = {}
  const keeper = createDraftKeeper({
    form,
    store,
    saved,
    hasRequest: true,
    restored: [],
    send: async (step, does, body) => {
      calls.push(`${does} ${step.id} ${JSON.stringify(body['seen'] ?? body['full_name'] ?? null)}`)
      if (newer.person && step.id === 'person' && body.version !== newer.person.version)
        throw new CallFailed('save', 409, { answer: { newer: newer.person, error: {} } })
      return { version: body.version + 1 }
    },
    read: async ({ id }) => saved[id],
    storeUnsent: (unsent) => browser.store(userId, 'page', unsent),
    now: () => new Date('2024-12-20T08:00:00Z'),
  })
  keeper.follow()
  return { store, keeper, calls, newer }
}

const nothingSaved = { person: { version: 0 }, cars: { version: 0 } }

it('saves a form of other steps, and stores unsent answers under the form’s name', async () => {
  const { store, keeper, calls } = openExample(nothingSaved)
  store.change({ questionId: 'name' }, 'Demo')
  keeper.storeNow()
  expect(browser.find(userId).steps.person).toMatchObject({ entered: { name: 'Demo' }, changed: ['name'] })
  expect(Object.keys(localStorage).filter((key) => key.includes('example.page'))).toHaveLength(1)
  expect(await keeper.save()).toBe(true)
  expect(calls).toEqual(['save person "Demo"'])
  expect(browser.find(userId).steps).toEqual({})
})

it('the timer saves only the steps with autosave', async () => {
  const { store, keeper, calls } = openExample(nothingSaved)
  store.change({ questionId: 'car' }, true)
  keeper.tick({ isActing: false })
  await keeper.reload(steppedExample.steps[0] ?? expect.fail())
  expect(calls).toEqual([])
  expect(await keeper.save()).toBe(true)
  expect(calls).toEqual(['save cars null'])
})

it('hands in the last step with the versions of the others', async () => {
  const { keeper, calls } = openExample({ person: { version: 3 }, cars: { version: 5 } })
  await keeper.submit(steppedExample.steps[1] ?? expect.fail())
  expect(calls).toEqual(['submit cars {"person":3}'])
})

it('joins two versions, and finds derived answers again in the taken answers', async () => {
  const { store, keeper, newer } = openExample({
    person: { version: 1, full_name: 'Demo', mail: 'old@example.org' },
    cars: { version: 0 },
  })
  expect(store.answers()).toMatchObject({ emailConfirm: 'old@example.org' })
  newer.person = { version: 2, full_name: 'Other', mail: 'new@example.org' }
  store.change({ questionId: 'name' }, 'Mine')
  expect(await keeper.save()).toBe(false)
  expect(keeper.state().conflict).toMatchObject({ step: { id: 'person' }, newer: newer.person })
  await keeper.settleConflict(new Set(['email']))
  expect(store.answers()).toMatchObject({
    name: 'Mine',
    email: 'new@example.org',
    emailConfirm: 'new@example.org',
  })
  expect(keeper.hasUnsaved()).toBe(false)
})
