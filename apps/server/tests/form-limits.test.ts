import type { Question } from '@milgo/domain/answers/define'
import type { Row } from '@milgo/domain/answers/row'
import { steps } from '@milgo/domain/application/steps'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { draftOf, enterWithRequest, type FormStep, openForm, payloadOf, unchanged } from './support/form.ts'
import type { TestApp } from './support/test-app.ts'

/** What the tables of steps 1 to 3 allow, tried at its edges: no list of cases here, so that a new row is tried too. */

let server: TestApp
let form: Awaited<ReturnType<typeof enterWithRequest>>
beforeAll(async () => {
  server = await openForm()
  form = await enterWithRequest(server)
})
afterAll(() => server.close())

type Try = readonly [step: FormStep, field: string, what: string, value: unknown]

const none = { wrong: [], right: [] } as const

/** Values of another type, and beyond and at what the row allows. */
const valuesFor = (
  row: Row,
): { readonly wrong: readonly [string, unknown][]; readonly right: readonly [string, unknown][] } => {
  switch (row.kind) {
    case 'text':
      return {
        wrong: [
          ['one letter too many', 'א'.repeat(row.maxLength + 1)],
          ['a number', 7],
        ],
        right: [['as long as it may be', 'א'.repeat(row.maxLength)]],
      }
    case 'digits':
      return {
        wrong: [
          ['one digit too many', '1'.repeat(row.maxLength + 1)],
          ['letters', 'אב'],
        ],
        right: row.range ? [] : [['as long as it may be', '1'.repeat(row.maxLength)]],
      }
    case 'phone':
      return { wrong: [['one digit too many', '0'.repeat(11)]], right: [] }
    case 'date':
      return { wrong: [['no day', '02.30.2001']], right: [] }
    case 'yesNo':
    case 'tick':
      return { wrong: [['a word', 'yes']], right: [['true', true]] }
    case 'choice':
      return {
        wrong: [['no option', 'NO_SUCH_OPTION']],
        right: row.options.map((option) => [option, row.wireValues?.[option] ?? option] as [string, unknown]),
      }
    case 'entry':
      return { wrong: [['no entry', 'no-such-entry']], right: [] }
    default:
      return none
  }
}

const wrongLines = (row: Extract<Question, { readonly kind: 'list' }>): readonly [string, unknown][] => [
  ['one line too many', Array.from({ length: row.maxItems + 1 }, () => ({}))],
  ['no list', 'x'],
  ...Object.entries(row.item).flatMap(([part, item]) =>
    valuesFor(item).wrong.map(
      ([what, value]) => [`${part}, ${what}`, [{ [String(item.wire ?? part)]: value }]] as [string, unknown],
    ),
  ),
]

const asked = steps.flatMap(({ id, section }) =>
  id === 'documents'
    ? []
    : section.questions
        .filter(({ wire, lockedByDefault }) => typeof wire === 'string' && !lockedByDefault)
        .map((question) => ({ step: id, field: String(question.wire), question })),
)
const triesOf = (pick: 'wrong' | 'right'): readonly Try[] =>
  asked.flatMap(({ step, field, question }) => {
    const values =
      question.kind === 'list' ? (pick === 'wrong' ? wrongLines(question) : []) : valuesFor(question)[pick]
    return values.map(([what, value]): Try => [step, field, what, value])
  })

const blamed = (answer: { json: () => { error?: { errors?: readonly { field: string }[] } } }) =>
  new Set(answer.json().error?.errors?.map(({ field }) => field))

it('every question of the three steps is tried', () => {
  const tried = new Set(triesOf('wrong').map(([, field]) => field))
  expect(asked.map(({ field }) => field).filter((field) => !tried.has(field))).toEqual([])
})

describe('beyond what a row allows', () => {
  it.each(triesOf('wrong'))('%s: %s, %s', async (step, field, _what, value) => {
    const { version } = (await form.read(step)).json()
    const saved = await form.save(step, { [field]: value, version })
    expect(saved.statusCode).toBe(200)
    expect(saved.json().error).toMatchObject({ statusCode: 250 })
    expect(blamed(saved)).toEqual(new Set([field]))
    expect((await form.read(step)).json()[field]).not.toEqual(value)

    const submitted = await unchanged(server, form, async () =>
      form.submit(step, payloadOf(step, { [field]: value, version: (await form.read(step)).json().version })),
    )
    expect(blamed(submitted)).toContain(field)
  })
})

describe('just what a row allows', () => {
  it.each(triesOf('right'))('%s: %s, %s', async (step, field, _what, value) => {
    const { version } = (await form.read(step)).json()
    const saved = await form.save(step, draftOf(step, { [field]: value, version }))
    expect(saved.json()).toEqual({ id: form.id, version: expect.any(Number) })
  })
})
