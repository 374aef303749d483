import type { Row } from '@milgo/domain/answers/row'
import { rulesIn } from '@milgo/domain/answers/rules-of.fixture'
import { steps } from '@milgo/domain/application/steps'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { draftOf, type FormStep, givenDraft, openForm, payloadOf, unchanged } from './support/form.ts'
import type { TestApp } from './support/test-app.ts'

/**
 * The limits of the tables of steps 1 to 3, tested at their edges. The cases come from the tables, so that a new row is
 * tested too.
 */

let server: TestApp
let form: Awaited<ReturnType<typeof givenDraft>>
beforeAll(async () => {
  server = await openForm()
  form = await givenDraft(server)
})
afterAll(() => server.close())

type Wrong = readonly [step: FormStep, field: string, part: string, code: string, value: unknown]
type Right = readonly [step: FormStep, field: string, value: unknown]

const asked = steps.flatMap(({ id, section }) =>
  id === 'documents'
    ? []
    : section.questions
        .filter(({ wire, lockedByDefault }) => typeof wire === 'string' && !lockedByDefault)
        .map((question) => ({ step: id, field: String(question.wire), question })),
)

/** Returns a value as the wire spells it; only dates differ. */
const spelled = (row: Row, value: unknown): unknown => {
  if (row.kind !== 'date' || typeof value !== 'string') return value
  const [year, month, day] = value.split('-')
  return row.wireOrder === 'MM.DD.YYYY' ? `${month}.${day}.${year}` : `${day}.${month}.${year}`
}

/** Every rule of the tables that even a draft refuses. */
const wrong = asked.flatMap(({ step, field, question }) =>
  rulesIn([question])
    .filter(({ refusedBy }) => refusedBy === 'draft')
    .flatMap(({ part, row, fault, broken }) =>
      broken.map((value): Wrong => {
        const sent = spelled(row, value)
        if (part === undefined) return [step, field, '', fault.code, sent]
        const name = String(row.wire ?? part)
        return [step, field, name, fault.code, [{ [name]: sent }]]
      }),
    ),
)

/** Returns the values that a row allows, up to its limit. */
const allowedBy = (row: Row): readonly unknown[] => {
  switch (row.kind) {
    case 'text':
      return ['א'.repeat(row.maxLength)]
    case 'digits':
      return row.range ? [] : ['1'.repeat(row.maxLength)]
    case 'yesNo':
    case 'tick':
      return [true]
    case 'choice':
      return row.options.map((option) => row.wireValues?.[option] ?? option)
    default:
      return []
  }
}

const right = asked.flatMap(({ step, field, question }) =>
  allowedBy(question).map((value): Right => [step, field, value]),
)

type Blamed = { readonly field: string; readonly part?: string; readonly code: string }

const blamed = (answer: { json: () => { error?: { errors?: readonly Blamed[] } } }) =>
  answer.json().error?.errors?.map(({ field, part = '', code }) => ({ field, part, code })) ?? []

it('every question of the three steps is tested', () => {
  const tried = new Set(wrong.map(([, field]) => field))
  expect(asked.map(({ field }) => field).filter((field) => !tried.has(field))).toEqual([])
})

describe('beyond the limit of a row', () => {
  it.each(wrong)('%s: %s %s, %s', async (step, field, part, code, value) => {
    const { version } = (await form.read(step)).json()
    const saved = await form.save(step, { [field]: value, version })
    expect(saved.statusCode).toBe(200)
    expect(saved.json().error).toMatchObject({ statusCode: 250 })
    expect(blamed(saved)).toEqual([{ field, part, code }])
    expect((await form.read(step)).json()[field]).not.toEqual(value)

    const submitted = await unchanged(server, form, async () =>
      form.submit(step, payloadOf(step, { [field]: value, version: (await form.read(step)).json().version })),
    )
    expect(blamed(submitted)).toContainEqual({ field, part, code })
  })
})

describe('exactly at the limit of a row', () => {
  it.each(right)('%s: %s, %s', async (step, field, value) => {
    const { version } = (await form.read(step)).json()
    const saved = await form.save(step, draftOf(step, { [field]: value, version }))
    expect(saved.json()).toEqual({ id: form.id, version: expect.any(Number) })
  })
})
