import type { CampStepId } from '@milgo/form/camp-form.fixture.ts'
import { CallFailed } from '@milgo/web-client/call-failed'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { campStep, createService, filling, open } from './draft-keeper.fixture.ts'
import type { SendStep } from './send-step.ts'

/** The text questions that the student types, with their ids and wire names. */
const typed = [
  { id: 'name', wire: 'given_name', step: 'person' },
  { id: 'surname', wire: 'surname', step: 'person' },
  { id: 'branch', wire: 'branch', step: 'payment' },
] as const

/** Returns a different text each time. Typing the text that the server already has would be nothing to lose. */
const createTexts = () => {
  let count = 100
  return (id: (typeof typed)[number]['id']): string => {
    count += 1
    const letters = [...String(count)].map((digit) => 'אבגדהוזחטי'[Number(digit)]).join('')
    return id === 'branch' ? String(count) : letters
  }
}

const question = fc.integer({ min: 0, max: typed.length - 1 })

type Action =
  | { readonly do: 'type' | 'typeElsewhere'; readonly question: number }
  | { readonly do: 'decide'; readonly takes: boolean }
  | { readonly do: 'tick' | 'save' | 'submit' | 'reload' | 'hold' | 'letGo' | 'lose' | 'cut' | 'crash' }
  | { readonly do: 'fail'; readonly status: number }

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('type' as const), question }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('typeElsewhere' as const), question }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('decide' as const), takes: fc.boolean() }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom(
        ...(['tick', 'save', 'submit', 'reload', 'hold', 'letGo', 'lose', 'cut', 'crash'] as const),
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('fail' as const), status: fc.constantFrom(401, 403, 503) }),
  },
)

const quiet = () => new Promise((resolve) => setTimeout(resolve))

/** One student with one page, another device, and a service that is slow, loses answers and fails. */
const createWorld = () => {
  const nextText = createTexts()
  const service = createService()
  let mostAtOnce = 0
  let letGo = () => {}
  /** The answers of the other device that the student has seen, on the page or in the conflict. */
  const seen = new Set<string>()
  const overwritten: string[] = []
  const elsewhere = new Map<string, string>()
  /** The last typed texts of this page, until the server has them or the student chooses those of the other device. */
  const mine = new Map<string, string>()
  /** Sends the calls of one page. After the page is gone, no answer arrives and no further call is sent. */
  const createSend = () => {
    let callsAtOnce = 0
    let isGone = false
    const never = new Promise<never>(() => {})
    const send: SendStep<CampStepId> = async (step, does, body) => {
      if (isGone) return never
      callsAtOnce += 1
      mostAtOnce = Math.max(mostAtOnce, callsAtOnce)
      const answer = service.send(step, does, body)
      await answer.catch(() => undefined)
      callsAtOnce -= 1
      return isGone ? never : answer
    }
    return {
      send,
      leave: () => {
        isGone = true
      },
    }
  }
  /** Notes what the server has now, written by this page or by one that is gone. */
  const noteWritten = () => {
    for (const { id, wire, step } of typed) {
      const now = service.saved[step][wire]
      // The text was saved. Later changes by the other device are no loss.
      if (mine.has(id) && now === mine.get(id)) mine.delete(id)
      const theirs = elsewhere.get(wire)
      if (theirs !== undefined && now !== theirs && !seen.has(`${wire} ${theirs}`))
        overwritten.push(`${wire} ${theirs}`)
    }
  }
  let calls = createSend()
  let page = open({ ...service, send: calls.send })

  const noteSeen = () => {
    const { conflict } = page.keeper.state()
    for (const { id, wire, step } of typed) {
      const theirs = elsewhere.get(wire)
      const isShown = page.store.answers()[id] === theirs
      const isAskedAbout = conflict?.step.id === step && conflict.newer[wire] === theirs
      if (theirs !== undefined && (isShown || isAskedAbout)) seen.add(`${wire} ${theirs}`)
    }
  }

  const act = (one: Action): void => {
    const { keeper } = page
    switch (one.do) {
      case 'type': {
        const { id } = typed[one.question] ?? typed[0]
        const text = nextText(id)
        page.type(id, text)
        mine.set(id, text)
        break
      }
      case 'typeElsewhere': {
        const { id, wire, step } = typed[one.question] ?? typed[0]
        const text = nextText(id)
        const before = service.saved[step]
        service.saved[step] = { ...before, [wire]: text, version: before.version + 1 }
        elsewhere.set(wire, text)
        break
      }
      case 'decide': {
        const { conflict } = keeper.state()
        const questions = typed.filter(({ step }) => step === conflict?.step.id)
        if (conflict && one.takes) for (const { id } of questions) mine.delete(id)
        void keeper.settleConflict(new Set(one.takes ? questions.map(({ id }) => id) : []))
        break
      }
      case 'tick':
        keeper.tick(filling)
        break
      case 'save':
        void keeper.save()
        break
      case 'submit':
        void keeper.submit(campStep('person'))
        break
      case 'reload':
        void keeper.reload(campStep('payment'))
        break
      case 'hold':
        letGo()
        letGo = service.pause()
        break
      case 'letGo':
        letGo()
        break
      case 'lose':
        service.loseNext()
        break
      case 'cut':
        service.failNext(() => new TypeError('Failed to fetch'))
        break
      case 'fail':
        service.failNext(() => new CallFailed('save', one.status))
        break
      case 'crash': {
        // The page is gone, with its calls that are under way. A new page finds what the browser stored.
        keeper.storeNow()
        calls.leave()
        calls = createSend()
        page = open({ ...service, send: calls.send }, page.stored())
      }
    }
  }
  return {
    act,
    note: () => {
      noteWritten()
      noteSeen()
    },
    letGo: () => letGo(),
    page: () => page,
    service,
    mine,
    overwritten,
    mostAtOnce: () => mostAtOnce,
  }
}

type World = ReturnType<typeof createWorld>

/**
 * Returns the typed texts that are lost: neither on the server nor unsaved on the page and in the browser's storage.
 */
const lost = ({ page, service, mine }: World): readonly string[] => {
  const { keeper, store, stored } = page()
  keeper.storeNow()
  const { unsaved } = keeper.state()
  return typed.flatMap(({ id, wire, step }) => {
    const text = mine.get(id)
    if (text === undefined) return []
    const isOnPage = store.answers()[id] === text
    const isOnServer = service.saved[step][wire] === text
    const isUnsaved = unsaved.has(step satisfies CampStepId) && stored()[step]?.entered[id] === text
    return isOnPage && (isOnServer || isUnsaved) ? [] : [`${id}: ${text}`]
  })
}

const settle = async (world: World): Promise<void> => {
  world.letGo()
  for (let round = 0; round < 12; round++) {
    await quiet()
    world.note()
    const { keeper } = world.page()
    if (keeper.state().conflict) await keeper.settleConflict(new Set())
    else await keeper.save()
  }
}

it('nothing typed is lost, one call is under way at a time, and a conflict overwrites nothing unseen', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 3, maxLength: 24 }), async (actions) => {
      const world = createWorld()
      for (const one of actions) {
        world.act(one)
        // Waits until the page does nothing, or waits for a delayed call.
        await quiet()
        world.note()
        expect({ after: one, lost: lost(world) }).toEqual({ after: one, lost: [] })
      }
      await settle(world)
      expect(world.mostAtOnce()).toBeLessThanOrEqual(1)
      expect(world.overwritten).toEqual([])
      // Once the service answers again, everything is saved.
      const { unsaved, conflict } = world.page().keeper.state()
      expect({ unsaved: [...unsaved], conflict }).toEqual({ unsaved: [], conflict: undefined })
      for (const { id, wire, step } of typed)
        if (world.mine.has(id)) expect(world.service.saved[step][wire]).toBe(world.mine.get(id))
    }),
    { numRuns: 150 },
  )
})
