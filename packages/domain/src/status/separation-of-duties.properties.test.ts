import { expect, test } from 'vitest'
import { everyWalk, nameOf, people, type Step } from './random-walk.fixture.ts'
import { actsOf, type EventName } from './request-event.ts'
import {
  hasSentReturn,
  mayConfirm,
  mayDecideAppeal,
  mayPay,
  mayReviewAppeal,
  maySignRevision,
} from './separation-of-duties.ts'

/** What a person did in a history, in the words of decisions, section 8. */
type Deeds = {
  readonly reviewed: ReadonlySet<string>
  readonly reviewedBeforeAppeal: ReadonlySet<string>
  /** Those who confirmed, and those who rejected for the institution. */
  readonly confirmed: ReadonlySet<string>
  readonly rejected: ReadonlySet<string>
  /** Both managers of a revision. */
  readonly revised: ReadonlySet<string>
  readonly decidedAppeal: ReadonlySet<string>
  /** Who reopened the appeal last, and who sent the last return. */
  readonly reopenedBy: string | undefined
  readonly returnedBy: string | undefined
}

const reviewing: readonly EventName[] = ['RETURN_FOR_REPAIR', 'APPROVE', 'DENY', 'SAVE_FOR_STUDENT']
const deciding: readonly EventName[] = ['APPROVE_APPEAL', 'DENY_APPEAL']

/** Reads the deeds from the events alone, whatever the state of the request remembers. */
const deedsOf = (path: readonly Step[]): Deeds => {
  const byStaff = path.filter(({ actor }) => actor.role !== 'STUDENT' && actor.role !== 'SYSTEM')
  const doersOf = (steps: readonly Step[], events: readonly EventName[]): ReadonlySet<string> =>
    new Set(steps.flatMap(({ event, actor }) => (events.includes(event) && actor.id ? [actor.id] : [])))
  const appealAt = path.findIndex(({ event }) => event === 'APPEAL')
  const isBeforeAppeal = (step: Step) => appealAt < 0 || path.indexOf(step) < appealAt
  const isAppealDecided = (step: Step) => {
    const last = path
      .slice(0, path.indexOf(step))
      .findLast(({ event }) => event === 'APPEAL' || event === 'REOPEN' || deciding.includes(event))
    return last !== undefined && deciding.includes(last.event)
  }
  const figures = byStaff.filter((step) => step.event === 'ENTER_FIGURES' && !isAppealDecided(step))
  const work = [...byStaff.filter(({ event }) => reviewing.includes(event)), ...figures]
  const lastOf = (wanted: (step: Step) => boolean) => byStaff.findLast(wanted)?.actor.id ?? undefined
  return {
    reviewed: doersOf(work, [...reviewing, 'ENTER_FIGURES']),
    reviewedBeforeAppeal: doersOf(work.filter(isBeforeAppeal), [...reviewing, 'ENTER_FIGURES']),
    confirmed: doersOf(byStaff, ['CONFIRM']),
    rejected: doersOf(byStaff, ['INSTITUTION_REJECTS']),
    revised: doersOf(byStaff, ['PROPOSE_REVISION', 'REVISE']),
    decidedAppeal: doersOf(byStaff, deciding),
    reopenedBy: lastOf((step) => step.event === 'REOPEN' && !isBeforeAppeal(step)),
    returnedBy: lastOf(({ event }) => event === 'RETURN_FOR_REPAIR'),
  }
}

type Duty = (deeds: Deeds, id: string) => boolean

const confirms: Duty = ({ reviewed }, id) => !reviewed.has(id)
const reviewsAppeal: Duty = ({ reviewedBeforeAppeal }, id) => !reviewedBeforeAppeal.has(id)
const decidesAppeal: Duty = (deeds, id) =>
  ![deeds.reviewed, deeds.confirmed, deeds.rejected, deeds.revised].some((done) => done.has(id)) &&
  (!deeds.decidedAppeal.has(id) || (deeds.reopenedBy !== undefined && deeds.reopenedBy !== id))
const pays: Duty = (deeds, id) =>
  ![deeds.reviewed, deeds.confirmed, deeds.revised, deeds.decidedAppeal].some((done) => done.has(id))

/** Returns whether the history before an event lets this person cause it. */
const mayCause = ({ event, actor, before, proposedBy }: Step, deeds: Deeds): boolean => {
  const id = actor.id ?? ''
  if (event === 'CONFIRM') return confirms(deeds, id)
  if (event === 'APPROVE_APPEAL' || event === 'DENY_APPEAL') return decidesAppeal(deeds, id)
  if (event === 'RETURN_FOR_REPAIR') return before.appeal === 'NONE' || reviewsAppeal(deeds, id)
  if (event === 'CANCEL_RETURN') return actor.role === 'MANAGER' || deeds.returnedBy === id
  if (event === 'REVISE') return proposedBy !== null && proposedBy !== id && !deeds.reviewed.has(id)
  return true
}

test('nobody gets round a second person, by any history', () => {
  everyWalk((path) => {
    const refused = path.filter((step, at) => !mayCause(step, deedsOf(path.slice(0, at))))
    expect(refused.map(nameOf)).toEqual([])
  })
})

test('everybody has the duties that their acts leave them, no more and no fewer', () => {
  everyWalk((path) => {
    const deeds = deedsOf(path)
    const request = path.at(-1)?.after ?? { acts: [] }
    for (const id of people)
      for (const proposer of [...people, null])
        expect({
          confirm: mayConfirm(request, id),
          reviewAppeal: mayReviewAppeal(request, id),
          decideAppeal: mayDecideAppeal(request, id),
          sign: maySignRevision(request, proposer, id),
          pay: mayPay(request, id),
          cancelReturn: hasSentReturn(request, id),
        }).toEqual({
          confirm: confirms(deeds, id),
          reviewAppeal: reviewsAppeal(deeds, id),
          decideAppeal: decidesAppeal(deeds, id),
          sign: proposer !== null && proposer !== id && !deeds.reviewed.has(id),
          pay: pays(deeds, id),
          cancelReturn: deeds.returnedBy === id,
        })
  })
})

test('the acts that a request remembers are those of its history', () => {
  everyWalk((path) => {
    expect(actsOf(path)).toEqual(path.at(-1)?.after.acts ?? [])
  })
})
