import { readDraft, withChanges } from '@milgo/domain/answers/draft'
import { fromPayload, submitPayload } from '@milgo/domain/answers/payload'
import { validate } from '@milgo/domain/answers/validation'
import { applicationForm } from '@milgo/domain/application/form'
import { sampleAnswers, sampleContext } from '@milgo/domain/application/sample-application.fixture'

/** The aim: a whole application is validated in under a millisecond. */
const aimMs = 1

const payloads = applicationForm.sections.map((section) =>
  submitPayload(applicationForm, section, sampleAnswers, sampleContext),
)

const cases: Readonly<Record<string, () => unknown>> = {
  'validate the whole application': () => validate(applicationForm, sampleAnswers, sampleContext),
  'read all four payloads, then validate': () => {
    const answers = applicationForm.sections.reduce(
      (all, section, place) => {
        const given = fromPayload(section, payloads[place] ?? {})
        return withChanges(all, readDraft(section, given, sampleContext).changes)
      },
      sampleAnswers as Parameters<typeof withChanges>[0],
    )
    return validate(applicationForm, answers, sampleContext)
  },
}

const rounds = 5_000

for (const [name, run] of Object.entries(cases)) {
  for (let warm = 0; warm < 500; warm += 1) run()
  const start = performance.now()
  for (let round = 0; round < rounds; round += 1) run()
  const each = (performance.now() - start) / rounds
  console.log(`${name}: ${each.toFixed(4)} ms (${each < aimMs ? 'within' : 'above'} the aim of ${aimMs} ms)`)
}
