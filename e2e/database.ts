import { resolve } from 'node:path'
import type { Answers } from '@milgo/domain/answers/answer'
import { draftPayload, type Payload } from '@milgo/domain/answers/payload'
import { applicationForm } from '@milgo/domain/application/form'
import { sampleContext } from '@milgo/domain/application/sample-application.fixture'
import { type StepId, steps } from '@milgo/domain/application/steps'
import { repository } from '../scripts/setup/repository.mjs'
import { askDatabase } from '../scripts/tests/ask-database.ts'

/** The data folder of the server under test, resolved as the server resolves it. */
export const dataDir = resolve(repository, process.env['DATA_DIR'] || '.data')

type Stored = {
  readonly step: StepId
  readonly answers: Answers
  readonly sealed: string | null
  readonly phone: string
}

/**
 * Returns what the database has of a student's request, with the field names of the specification. Encrypted values are
 * returned encrypted.
 */
export const storedRequest = async (studentId: string) => {
  const rows = await askDatabase<Stored>(
    dataDir,
    `select step, answers, secret_sealed as sealed, students.phone
     from request_steps
     join requests on requests.id = request_id
     join students on students.id = student_id
     where student_id = $1`,
    [studentId],
  )
  const payloadOf = (id: StepId): Payload | undefined => {
    const row = rows.find(({ step }) => step === id)
    const section = steps.find((step) => step.id === id)?.section
    return row && section && draftPayload(applicationForm, section, row.answers, sampleContext)
  }
  return {
    phone: rows[0]?.phone,
    personal: payloadOf('personal'),
    bank: payloadOf('bank'),
    family: payloadOf('family'),
    sealed: Object.fromEntries(rows.map(({ step, sealed }) => [step, sealed])),
  }
}
