import { steppedApplication } from '@milgo/domain/application/form'
import { sampleContext } from '@milgo/domain/application/sample-application.fixture'
import { type StepId, steps } from '@milgo/domain/application/steps'
import { createFormStore } from '@milgo/form/form-store.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { account, createService } from '../../request/application.fixture.ts'
import { applicationModel } from '../../request/application-model.ts'
import { moment } from '../../request/keeping/draft-keeper.fixture.ts'
import { createDraftKeeper } from '../../request/keeping/draft-keeper.ts'
import { readAllSaved, savedFormOf } from '../../request/keeping/saved-steps.ts'
import { createSending, createWatched } from '../../request/sending.ts'
import type { Versions } from './open-application.ts'
import { followOtherTabs, noteReview, tellSent } from './other-tabs.ts'
import type { Start } from './start.ts'

type Service = ReturnType<typeof createService>

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** Opens a tab with the form. All tabs of a test share one browser. */
const openTab = (service: Service, userId = 'noa') => {
  const form = savedFormOf(steppedApplication, sampleContext, account)
  const saved = { ...service.saved }
  const store = createFormStore(applicationModel, {
    answers: readAllSaved(form, saved),
    context: sampleContext,
  })
  const versions = createWatched<Versions>({})
  const keeper = createDraftKeeper({
    store,
    saved,
    form,
    hasRequest: false,
    restored: [],
    send: service.send,
    read: service.read,
    storeUnsent: () => true,
    onSaved: ({ id }, _answers, version) => versions.set({ ...versions.current(), [id]: version }),
    now: () => moment,
  })
  const start = { saved, user: { id: userId } } as unknown as Start
  const newer = createWatched<readonly StepId[]>([])
  const page = { start, store, keeper, sending: createSending(), versions, newer }
  stops.push(keeper.follow())
  const invalidateQueries = vi.fn(async () => undefined)
  const listen = () => stops.push(followOtherTabs(page, { invalidateQueries }))
  const type = (questionId: string, value: string) => store.change({ questionId }, value)
  return { ...page, page, listen, type, invalidateQueries, answer: (id: string) => store.answers()[id] }
}

const openListening = (service: Service, userId?: string) => {
  const tab = openTab(service, userId)
  tab.listen()
  return tab
}

/** Waits until all messages posted before are delivered, because a channel delivers in order. */
const delivered = async () => {
  const [one, other] = [new BroadcastChannel('milgo.test'), new BroadcastChannel('milgo.test')]
  await new Promise((resolve) => {
    other.onmessage = resolve
    one.postMessage('last')
  })
  one.close()
  other.close()
}

it('a tab with nothing unsaved adopts what another has saved', async () => {
  const service = createService()
  const [here, there] = [openListening(service), openListening(service)]
  there.type('firstName', 'נועה')
  await there.keeper.save()
  await vi.waitFor(() => expect(here.answer('firstName')).toBe('נועה'))
  expect(here.keeper.state().conflict).toBeUndefined()
  expect(here.newer.current()).toEqual([])

  // And later changes are saved on top of it.
  here.type('firstName', 'דנה')
  await here.keeper.save()
  expect(here.keeper.state().conflict).toBeUndefined()
  await vi.waitFor(() => expect(there.answer('firstName')).toBe('דנה'))
})

it('unsaved answers stay, and the step is listed as newer until the conflict is decided', async () => {
  const service = createService()
  const [here, there] = [openListening(service), openListening(service)]
  here.type('firstName', 'שלי')
  here.type('branch', '800')
  there.type('firstName', 'אחרת')
  await there.keeper.save()
  await vi.waitFor(() => expect(here.newer.current()).toEqual(['personal']))
  expect(here.answer('firstName')).toBe('שלי')
  expect(here.keeper.state().conflict).toBeUndefined()

  await here.keeper.save()
  expect(here.keeper.state().conflict).toMatchObject({ step: { id: 'personal' } })
  await here.keeper.settleConflict(new Set())
  expect(here.newer.current()).toEqual([])
  expect(service.saved.personal).toMatchObject({ first_name: 'שלי' })
  await vi.waitFor(() => expect(there.answer('branch')).toBe('800'))
})

it('half a date counts as an unsaved change', async () => {
  const service = createService()
  const [here, there] = [openListening(service), openListening(service)]
  here.type('birthday', '17.06')
  there.type('firstName', 'אחרת')
  await there.keeper.save()
  await vi.waitFor(() => expect(here.newer.current()).toEqual(['personal']))
  expect(here.answer('firstName')).toBeUndefined()
})

it('answers under review do not change; after the review the newer answers are adopted', async () => {
  const service = createService()
  const [here, there] = [openListening(service), openListening(service)]
  const endReview = noteReview(here.page)
  there.type('firstName', 'אחרת')
  await there.keeper.save()
  await vi.waitFor(() => expect(here.newer.current()).toEqual(['personal']))
  expect(here.answer('firstName')).toBeUndefined()
  endReview()
  await vi.waitFor(() => expect(here.answer('firstName')).toBe('אחרת'))
  expect(here.newer.current()).toEqual([])
})

it('a tab that starts to listen late learns what was saved and sent before', async () => {
  const service = createService()
  const late = openTab(service)
  const there = openListening(service)
  there.type('firstName', 'אחרת')
  await there.keeper.save()
  await delivered()
  expect(late.answer('firstName')).toBeUndefined()
  there.sending.set({ is: 'sent' })
  late.listen()
  await vi.waitFor(() => expect(late.answer('firstName')).toBe('אחרת'))
  await vi.waitFor(() => expect(late.sending.current()).toEqual({ is: 'sentElsewhere' }))
})

it('a tab tells what it has saved before it started to listen', async () => {
  const service = createService()
  const [here, early] = [openListening(service), openTab(service)]
  early.type('firstName', 'אחרת')
  await early.keeper.save()
  early.listen()
  await vi.waitFor(() => expect(here.answer('firstName')).toBe('אחרת'))
})

it('a request that was sent in another tab can no longer be changed or sent', async () => {
  const service = createService()
  const [here, there] = [openListening(service), openListening(service)]
  here.type('firstName', 'שלי')
  there.sending.set({ is: 'sent' })
  tellSent(there.page)
  await vi.waitFor(() => expect(here.sending.current()).toEqual({ is: 'sentElsewhere' }))
  expect(here.invalidateQueries).toHaveBeenCalledOnce()
  expect(here.answer('firstName')).toBe('שלי')
  expect(there.sending.current()).toEqual({ is: 'sent' })
})

it('a tab that is sending waits for the answer of the service', async () => {
  const service = createService()
  const [here, there] = [openListening(service), openListening(service)]
  here.sending.set({ is: 'sending' })
  tellSent(there.page)
  await delivered()
  expect(here.sending.current()).toEqual({ is: 'sending' })
})

it('tabs of another student get no messages', async () => {
  const [here, there] = [openListening(createService(), 'one'), openListening(createService(), 'other')]
  there.type('firstName', 'אחרת')
  await there.keeper.save()
  tellSent(there.page)
  await delivered()
  expect(here.answer('firstName')).toBeUndefined()
  expect(here.sending.current()).toEqual({ is: 'ready' })
})

it('unknown steps and messages of another build are ignored', async () => {
  const here = openListening(createService())
  const other = new BroadcastChannel('milgo.application.noa')
  for (const news of [
    { is: 'saved', versions: { elsewhere: 7, personal: 'seven' } },
    { is: 'saved' },
    { is: 'renamed' },
    'saved',
    null,
  ])
    other.postMessage(news)
  other.postMessage({ is: 'sent' })
  await vi.waitFor(() => expect(here.sending.current()).toEqual({ is: 'sentElsewhere' }))
  expect(here.newer.current()).toEqual([])
  other.close()
})

it('works in a browser without channels', async () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const here = openListening(createService())
  here.type('firstName', 'שלי')
  expect(await here.keeper.save()).toBe(true)
  expect(steps.every(({ id }) => !here.newer.current().includes(id))).toBe(true)
})
