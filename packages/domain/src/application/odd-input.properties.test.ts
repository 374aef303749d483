import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
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

const runs = { numRuns: 1_000 }
const sections = applicationForm.sections

describe('whatever is stored', () => {
  const odd = oddAnswers(applicationForm)

  it('no function throws, and nothing of another shape is sent', () => {
    fc.assert(
      fc.property(odd, odd, arbitraryServerContext, (given, changes, context) => {
        const after = applyChanges(applicationBehaviour, given, changes)
        expect(settle(applicationBehaviour, after)).toEqual(after)
        followChanges(applicationBehaviour, given, changes).sections
        validate(applicationForm, given, context)
        neededDocuments(given, context)
        const flags = [{ field: 'id_front' }, { field: 'disability_documents', member_type: 'CHILD' }]
        allowedChanges(given, changes, { mode: 'FIX', flags }, context)
        for (const section of sections) {
          differences(section, given, changes)
          submitPayload(applicationForm, section, given, context)
          const payload = draftPayload(applicationForm, section, given, context)
          expect(
            readPayload(applicationForm, section, payload, context, changes).issues.filter(
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

  it('nothing throws, and accepted values are accepted again', () => {
    fc.assert(
      fc.property(anything, arbitraryServerContext, (payload, context) => {
        for (const section of sections) {
          const first = readDraft(section, fromPayload(section, payload), context)
          const saved = withChanges({}, first.changes)
          expect(readDraft(section, saved, context).issues).toEqual([])
          expect(withChanges({}, readDraft(section, saved, context).changes)).toEqual(saved)
          expect(Array.isArray(validate(applicationForm, saved, context))).toBe(true)
          expect(typeof submitPayload(applicationForm, section, saved, context)).toBe('object')
          const settled = applyChanges(applicationBehaviour, {}, first.changes)
          expect(settle(applicationBehaviour, settled)).toEqual(settled)
        }
      }),
      runs,
    )
  })

  it('the malformed value is reported and the valid one beside it is saved', () => {
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
