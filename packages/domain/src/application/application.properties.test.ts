import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { wireNameOf } from '../answers/define.ts'
import { answersIn, readDraft, withChanges } from '../answers/draft.ts'
import { applyChanges, settle } from '../answers/effects.ts'
import { answerLines } from '../answers/lines.ts'
import { draftPayload, fromPayload, submitPayload } from '../answers/payload.ts'
import { validate } from '../answers/validation.ts'
import { shownOf } from '../answers/visibility.ts'
import { anyValue, arbitraryAnswers } from './arbitrary-answers.fixture.ts'
import type { ApplicationContext } from './context.ts'
import { applicationBehaviour, applicationForm } from './form.ts'
import { sampleContext } from './sample-application.fixture.ts'

// Thousands of runs: on a busy machine more than the usual five seconds.
vi.setConfig({ testTimeout: 120_000 })

const runs = { numRuns: 1_000 }
const answers = arbitraryAnswers(applicationForm)
const context: fc.Arbitrary<ApplicationContext> = fc
  .tuple(fc.boolean(), fc.boolean(), fc.boolean())
  .map(([isSponsored, isReligious, unlocked]) => ({
    ...sampleContext,
    institution: { isSponsored, isReligious },
    locked: unlocked ? new Set<string>() : sampleContext.locked,
  }))
const sections = applicationForm.sections

describe('for every set of answers', () => {
  it('visibility is stable: what is shown is the same once the hidden answers are gone', () => {
    fc.assert(
      fc.property(answers, context, (given, facts) => {
        const once = shownOf(applicationForm, given, facts)
        const twice = shownOf(applicationForm, once.answers, facts)
        expect([...twice.ids]).toEqual([...once.ids])
        expect(twice.answers).toEqual(once.answers)
      }),
      runs,
    )
  })

  it('rules see only earlier questions', () => {
    fc.assert(
      fc.property(answers, context, (given, facts) => {
        for (const [place, question] of applicationForm.questions.entries()) {
          const later = new Set(applicationForm.questions.slice(place + 1).map(({ id }) => id))
          const without = Object.fromEntries(Object.entries(given).filter(([id]) => !later.has(id)))
          const isShown = shownOf(applicationForm, given, facts).ids.has(question.id)
          expect(shownOf(applicationForm, without, facts).ids.has(question.id)).toBe(isShown)
        }
      }),
      { numRuns: 30 },
    )
  })

  it('hidden answers never reach the payload', () => {
    fc.assert(
      fc.property(answers, context, (given, facts) => {
        const { ids, answers: kept } = shownOf(applicationForm, given, facts)
        for (const section of sections) {
          const shown = new Set(
            section.questions.filter(({ id }) => ids.has(id)).map((question) => wireNameOf(question)),
          )
          const payload = submitPayload(applicationForm, section, given, facts)
          expect(Object.keys(payload).filter((name) => !shown.has(name))).toEqual([])
          // Nor by another way: without the hidden answers the payload is the same.
          expect(submitPayload(applicationForm, section, kept, facts)).toEqual(payload)
        }
      }),
      runs,
    )
  })

  it('hidden answers are not validated and not counted', () => {
    fc.assert(
      fc.property(answers, context, (given, facts) => {
        const { ids, answers: kept } = shownOf(applicationForm, given, facts)
        const issues = validate(applicationForm, given, facts)
        expect(issues.filter(({ questionId }) => !ids.has(questionId))).toEqual([])
        expect(validate(applicationForm, kept, facts)).toEqual(issues)
        expect(answerLines(applicationForm, given, facts)).toEqual(answerLines(applicationForm, kept, facts))
      }),
      runs,
    )
  })

  it('a draft payload comes back as the same answers', () => {
    fc.assert(
      fc.property(answers, context, (given, facts) => {
        for (const section of sections) {
          const travelled: unknown = JSON.parse(JSON.stringify(draftPayload(section, given, facts)))
          const { changes, issues } = readDraft(
            section,
            fromPayload(section, travelled as Record<string, unknown>),
            facts,
          )
          expect(issues).toEqual([])
          const sent = section.questions.filter(({ wire }) => wire !== undefined).map(({ id }) => id)
          const before = Object.fromEntries(Object.entries(given).filter(([id]) => sent.includes(id)))
          expect(withChanges({}, changes)).toEqual(before)
        }
      }),
      runs,
    )
  })

  it('a submitted payload comes back as the shown answers', () => {
    fc.assert(
      fc.property(answers, context, (given, facts) => {
        const shown = shownOf(applicationForm, given, facts)
        for (const section of sections) {
          const payload = submitPayload(applicationForm, section, given, facts)
          const { changes } = readDraft(section, fromPayload(section, payload), facts)
          const sent = new Set(section.questions.filter(({ wire }) => wire !== undefined).map(({ id }) => id))
          const kept = Object.entries(answersIn(section, shown.answers)).filter(([id]) => sent.has(id))
          expect(withChanges({}, changes)).toEqual(Object.fromEntries(kept))
        }
      }),
      runs,
    )
  })

  it('effects are idempotent: the same change again changes nothing', () => {
    const oneChange = fc.constantFrom(...applicationForm.questions.map(({ id }) => id))
    fc.assert(
      fc.property(answers, answers, oneChange, (given, other, id) => {
        const change = { [id]: other[id] }
        const once = applyChanges(applicationBehaviour, given, change)
        expect(applyChanges(applicationBehaviour, once, change)).toEqual(once)
        expect(settle(applicationBehaviour, once)).toEqual(once)
      }),
      runs,
    )
  })

  it('page and server end with the same answers: one change after another, or the outcome in one call', () => {
    const steps = fc.array(fc.constantFrom(...applicationForm.questions.map(({ id }) => id)), {
      maxLength: 6,
    })
    fc.assert(
      fc.property(answers, answers, steps, (given, other, ids) => {
        const stored = settle(applicationBehaviour, given)
        const page = ids.reduce(
          (now, id) => applyChanges(applicationBehaviour, now, { [id]: other[id] }),
          stored,
        )
        // The page sends whole steps; here all of them at once.
        const call = Object.fromEntries(applicationForm.questions.map(({ id }) => [id, page[id]]))
        expect(applyChanges(applicationBehaviour, stored, call)).toEqual(page)
      }),
      runs,
    )
  })

  it('a draft that was kept validates the same on both sides', () => {
    fc.assert(
      fc.property(answers, context, (given, facts) => {
        const stored = sections.reduce((all, section) => {
          const payload: unknown = JSON.parse(JSON.stringify(draftPayload(section, given, facts)))
          const reading = readDraft(section, fromPayload(section, payload as Record<string, unknown>), facts)
          return withChanges(all, reading.changes)
        }, answersWithoutWire(given))
        expect(validate(applicationForm, stored, facts)).toEqual(validate(applicationForm, given, facts))
      }),
      runs,
    )
  })
})

/** What does not travel and is known on both sides: the account's answers and the page's own box. */
const answersWithoutWire = (given: Parameters<typeof validate>[1]) =>
  Object.fromEntries(Object.entries(given).filter(([id]) => applicationForm.byId.get(id)?.wire === undefined))

describe('whatever is sent', () => {
  const anything = fc.dictionary(
    fc.constantFrom(...applicationForm.questions.map((question) => wireNameOf(question) ?? question.id)),
    anyValue,
  )

  it('nothing throws, and what is kept is kept again', () => {
    fc.assert(
      fc.property(anything, context, (payload, facts) => {
        for (const section of sections) {
          const first = readDraft(section, fromPayload(section, payload), facts)
          const kept = withChanges({}, first.changes)
          expect(readDraft(section, kept, facts).issues).toEqual([])
          expect(withChanges({}, readDraft(section, kept, facts).changes)).toEqual(kept)
          expect(Array.isArray(validate(applicationForm, kept, facts))).toBe(true)
          expect(typeof submitPayload(applicationForm, section, kept, facts)).toBe('object')
          const settled = applyChanges(applicationBehaviour, {}, first.changes)
          expect(settle(applicationBehaviour, settled)).toEqual(settled)
        }
      }),
      runs,
    )
  })

  it('the bad is named and the good beside it is kept', () => {
    const [personal] = sections
    fc.assert(
      fc.property(anyValue, (value) => {
        const { changes, issues } = readDraft(personal, { birthday: value, firstName: 'נועה' }, sampleContext)
        expect(changes).toHaveProperty('firstName', 'נועה')
        expect(issues.every(({ questionId }) => questionId === 'birthday')).toBe(true)
        expect(issues.length === 0).toBe(Object.hasOwn(changes, 'birthday'))
      }),
      runs,
    )
  })
})
