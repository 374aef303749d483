import fc from 'fast-check'
import type { Answers } from '../answers/answer.ts'
import type { Form, Section } from '../answers/define.ts'
import type { Knows } from '../answers/kinds/kind.ts'
import type { Row } from '../answers/row.ts'
import { maxDisabledFamilyMembers } from './family/rules.ts'

/** A few values of each kind, with its bounds. The properties test how answers interact, not their spelling. */
const text = (maxLength: number) =>
  fc.constantFrom('א', 'נועה', "O'Neil-Levi", 'x'.repeat(maxLength)).map((value) => value.slice(0, maxLength))

const digits = (maxLength: number) =>
  fc
    .constantFrom('0', '1', '2', '20', '26', '101', '9'.repeat(maxLength))
    .map((value) => value.slice(0, maxLength))

const day = fc
  .date({ min: new Date('1890-01-01'), max: new Date('2024-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

const fileName = fc.constantFrom('a.pdf', 'b.jpg', 'c.xlsx')

const entryCodes = ['1', '12', '17', '5000'] as const

/** A well-formed answer. A submit may still refuse it. */
const answerTo = (row: Row): fc.Arbitrary<Answers[string]> => {
  switch (row.kind) {
    case 'text':
      return text(row.maxLength)
    case 'digits':
    case 'amount':
      return digits(row.maxLength)
    case 'israeliId':
      return fc.constantFrom('123456782', '1234566', '12345')
    case 'phone':
      return fc.constantFrom('0501234567', '021234567', '05')
    case 'email':
      return fc.constantFrom('noa@example.com', 'noa@')
    case 'password':
      return fc.constantFrom('Abcdefg1', 'abc')
    case 'date':
      return fc.oneof(day, fc.constantFrom('1994-12-15', '1994-12-16', '2001-01-01'))
    case 'yesNo':
    case 'tick':
      return fc.boolean()
    case 'tickedAt':
      return fc.nat().map(String)
    case 'choice':
      return fc.constantFrom(...row.options)
    case 'choices':
      return fc.subarray([...row.options], { minLength: 1 })
    case 'entry':
      return fc.constantFrom(...entryCodes)
    case 'file':
      return fileName
    case 'files':
      return fc
        .array(fc.option(fileName), { maxLength: 3 })
        .chain((names) => fileName.map((last) => [...names, last]))
    case 'list':
      return fc.array(
        fc.record(
          Object.fromEntries(Object.entries(row.item).map(([part, partRow]) => [part, answerTo(partRow)])),
          { requiredKeys: [] },
        ),
        { minLength: 1, maxLength: maxDisabledFamilyMembers },
      ) as fc.Arbitrary<Answers[string]>
  }
}

/** Any well-formed answers to a section or a form, each of them present or not. */
export const arbitraryAnswers = (asked: Section | Form): fc.Arbitrary<Answers> =>
  fc.record(Object.fromEntries(asked.questions.map((question) => [question.id, answerTo(question)])), {
    requiredKeys: [],
  }) as fc.Arbitrary<Answers>

/** An answer with the shape of its question, but otherwise arbitrary. */
const shapedAnswerTo = (row: Row): fc.Arbitrary<Answers[string]> => {
  const anyText = fc.oneof(
    fc.string(),
    fc.string({ unit: 'grapheme', minLength: 3, maxLength: 300 }),
    fc.constantFrom('', ' ', '12a', '999999999999999999', '2001-02-30', '15.03.2001', 'x'.repeat(256)),
  )
  const words = fc.array(anyText, { maxLength: 12 })
  switch (row.kind) {
    case 'yesNo':
    case 'tick':
      return fc.boolean()
    case 'choices':
      return fc.oneof(words, answerTo(row))
    case 'files':
      return fc.oneof(fc.array(fc.option(anyText), { maxLength: row.maxItems + 2 }), answerTo(row))
    case 'list': {
      const parts = Object.entries(row.item).map(([part, partRow]) => [part, shapedAnswerTo(partRow)])
      const line = fc.record(Object.fromEntries(parts), { requiredKeys: [] })
      return fc.array(line, { maxLength: row.maxItems + 2 }) as fc.Arbitrary<Answers[string]>
    }
    default:
      return fc.oneof(anyText, answerTo(row))
  }
}

/**
 * Answers with the shape of their questions, well-formed or not, as an older version of the rules may have stored them.
 */
export const shapedAnswers = (asked: Form): fc.Arbitrary<Answers> =>
  fc.record(Object.fromEntries(asked.questions.map((question) => [question.id, shapedAnswerTo(question)])), {
    requiredKeys: [],
  }) as fc.Arbitrary<Answers>

/** All codes, or only some, equally often. */
const someCodes = fc.oneof(fc.constant([...entryCodes]), fc.subarray([...entryCodes]))

/** Dictionaries that lack some of the codes in answers, and contain the others only within some places. */
export const arbitraryKnows: fc.Arbitrary<Knows> = fc.tuple(someCodes, someCodes).map(
  ([codes, places]): Knows =>
    (_dictionary, code, within) =>
      codes.some((known) => known === code) &&
      (within === undefined || places.some((place) => place === within)),
)

/** Anything a caller might send where an answer is expected. */
export const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue(),
  fc.string(),
  fc.constantFrom(undefined, null, '', 'NONE', 'MARRIED', '17', '2001-02-30', true, Number.NaN),
)

/** Answers of the right TypeScript type, but otherwise arbitrary: to these questions or others, in any shape. */
export const oddAnswers = (asked: Form): fc.Arbitrary<Answers> => {
  const name = fc.constantFrom('a.pdf', 'toString', 'valueOf', 'PARENT_ONE', '2', '2001-01-01', '')
  const item = fc.dictionary(fc.constantFrom('type', 'percent', 'other'), fc.oneof(name, fc.boolean()))
  const answer = fc.oneof(name, fc.boolean(), fc.array(name), fc.array(fc.option(name)), fc.array(item))
  const id = fc.constantFrom(...asked.questions.map((question) => question.id))
  const unknownId = fc.constantFrom('toString', 'valueOf', 'constructor', '__proto__', 'other')
  return fc.dictionary(fc.oneof(id, id, unknownId), answer)
}
