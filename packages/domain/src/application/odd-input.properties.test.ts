import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { wireNameOf } from '../answers/define.ts'
import { differences } from '../answers/difference.ts'
import { readDraft, withChanges } from '../answers/draft.ts'
import { applyChanges, followChanges, settle } from '../answers/effects.ts'
import { draftPayload, fromPayload, readPayload, submitPayload } from '../answers/payload.ts'
import { validate } from '../answers/validation.ts'
import { anyValue, oddAnswers } from './arbitrary-answers.fixture.ts'
import { arbitraryServerContext } from './arbitrary-context.fixture.ts'
import { allowedChanges } from './documents/may-edit.ts'
import { neededDocuments } from './documents/registry.ts'
import { applicationBehaviour, applicationForm } from './form.ts'
import { sampleContext } from './sample-application.fixture.ts'

// Thousands of runs: on a busy machine more than the usual five seconds.
vi.setConfig({ testTimeout: 120_000 })

const runs = { numRuns: 1_000 }
const sections = applicationForm.sections

describe('whatever is stored', () => {
  const odd = oddAnswers(applicationForm)

  it('no function throws, and nothing of another shape goes out', () => {
    fc.assert(
      fc.property(odd, odd, arbitraryServerContext, (given, changes, facts) => {
        const after = applyChanges(applicationBehaviour, given, changes)
        expect(settle(applicationBehaviour, after)).toEqual(after)
        followChanges(applicationBehaviour, given, changes).sections
        validate(applicationForm, given, facts)
        neededDocuments(given, facts)
        const flags = [{ field: 'id_front' }, { field: 'disability_documents', member_type: 'CHILD' }]
        allowedChanges(given, changes, { mode: 'FIX', flags }, facts)
        for (const section of sections) {
          differences(section, given, changes)
          submitPayload(applicationForm, section, given, facts)
          const payload = draftPayload(applicationForm, section, given, facts)
          expect(
            readPayload(applicationForm, section, payload, facts, changes).issues.filter(
              ({ code }) => code === 'WRONG_TYPE',
            ),
          ).toEqual([])
        }
      }),
      runs,
    )
  })
})

describe('whatever is sent', () => {
  const anything = fc.dictionary(
    fc.constantFrom(...applicationForm.questions.map((question) => wireNameOf(question) ?? question.id)),
    anyValue,
  )

  it('nothing throws, and what is kept is kept again', () => {
    fc.assert(
      fc.property(anything, arbitraryServerContext, (payload, facts) => {
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
