import { expect, it } from 'vitest'
import { messageTemplates } from './message-template.ts'
import { templatePlaceOf } from './template-place.ts'
import { isOvertaken, statusOfTemplate } from './template-status.ts'

it('every message with the value `next` has a status', () => {
  const saying = messageTemplates.filter((template) => templatePlaceOf(template).values.next !== undefined)
  expect(messageTemplates.filter((template) => statusOfTemplate(template) !== undefined)).toEqual(saying)
})

it("a message is outdated once its request has left the message's status", () => {
  expect(isOvertaken('CORRECTION_RETURNED', 'REPAIR_BACK_FOR')).toBe(false)
  expect(isOvertaken('CORRECTION_RETURNED', 'REPAIR_BACK_FROM')).toBe(true)
  const always = messageTemplates.filter((template) => statusOfTemplate(template) === undefined)
  expect(always.filter((template) => isOvertaken(template, 'DENIED'))).toEqual([])
})
