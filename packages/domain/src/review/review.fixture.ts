import { type Snapshot, takeSnapshot } from '../answers/snapshot.ts'
import type { ApplicationAnswers } from '../application/answers.ts'
import { applicationForm } from '../application/form.ts'
import { sampleAnswers, sampleContext } from '../application/sample-application.fixture.ts'

/** For tests: a snapshot of the sample with these answers changed. The labels are the questions' ids. */
export const sampleSnapshot = (change: ApplicationAnswers = {}): Snapshot =>
  takeSnapshot({
    form: applicationForm,
    answers: { ...sampleAnswers, ...change },
    context: sampleContext,
    header: { period: '2025', rulesVersion: '1', language: 'he', submittedAt: '2024-12-20T08:00:00Z' },
    wording: {
      label: ({ questionId }) => questionId,
      text: ({ value }) => String(value ?? ''),
      section: (section) => section,
      place: ({ place }) => place,
      statements: () => [],
    },
    findFile: (name) => ({ originalName: name, sha256: `hash of ${name}` }),
  })
