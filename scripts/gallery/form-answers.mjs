// The saved answers of an application form in which nothing or everything is filled in. The demo students have neither.
import { draftPayload } from '../../packages/domain/src/answers/payload.ts'
import { applicationForm } from '../../packages/domain/src/application/form.ts'
import {
  sampleAnswers,
  sampleContext,
} from '../../packages/domain/src/application/sample-application.fixture.ts'
import { steps } from '../../packages/domain/src/application/steps.ts'
import { changed } from './answers.mjs'

/** @typedef {import('./answers.mjs').Prepare} Prepare */
/** @typedef {import('./answers.mjs').Answer<'GET /page-data/registration'>} FormStart */
/** @typedef {import('../../packages/domain/src/application/answers.ts').ApplicationAnswers} Answers */

/** @type {(change: (start: FormStart) => FormStart) => Prepare} */
export const startWith = (change) => changed('GET /page-data/registration', change)

/** Replaces each name of a file by a reference, as the server answers. @type {(value: unknown) => unknown} */
const withReferences = (value) => {
  if (Array.isArray(value)) return value.map(withReferences)
  if (typeof value === 'string' && /\.\w{3,4}$/.test(value))
    return { file_name: value, original_file_name: value, file_signed_url: null }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withReferences(part)]))
}

/** @type {(answers: Answers) => FormStart['steps']} */
const stepsOf = (answers) =>
  /** @type {FormStart['steps']} */ (
    Object.fromEntries(
      steps.map(({ id, section }) => {
        const saved = { ...draftPayload(applicationForm, section, answers, sampleContext), version: 1 }
        return [
          id,
          id === 'documents' ? { .../** @type {object} */ (withReferences(saved)), needed: [] } : saved,
        ]
      }),
    )
  )

export const emptied = startWith((start) => ({ ...start, steps: stepsOf({}) }))
export const completed = startWith((start) => ({ ...start, steps: stepsOf(sampleAnswers) }))
