import { withChanges } from '@milgo/domain/answers/draft'
import { readPayload, submitPayload } from '@milgo/domain/answers/payload'
import { validate } from '@milgo/domain/answers/validation'
import { applicationForm } from '@milgo/domain/application/form'
import { sampleAnswers, sampleContext } from '@milgo/domain/application/sample-application.fixture'
import type { Measurement } from './measurement.ts'
import { microseconds } from './microseconds.ts'

/**
 * Measures validating a whole application, which must take less than a millisecond, against copying its answers as
 * JSON.
 */
export const benchValidation = async (): Promise<readonly Measurement[]> => {
  const floor = microseconds(() => JSON.parse(JSON.stringify(sampleAnswers)))
  return [
    {
      name: 'validate a whole application',
      value: microseconds(() => validate(applicationForm, sampleAnswers, sampleContext)),
      floor,
      unit: 'µs',
      aim: { atMost: 1_000 },
    },
    {
      name: 'read its four payloads and validate',
      value: microseconds(() => validate(applicationForm, readAll(), sampleContext)),
      floor,
      unit: 'µs',
    },
  ]
}

const payloads = applicationForm.sections.map((section) =>
  submitPayload(applicationForm, section, sampleAnswers, sampleContext),
)

const readAll = () =>
  applicationForm.sections.reduce<Parameters<typeof withChanges>[0]>((answers, section, place) => {
    const payload = payloads[place] ?? {}
    return withChanges(
      answers,
      readPayload(applicationForm, section, payload, sampleContext, answers).changes,
    )
  }, sampleAnswers)
