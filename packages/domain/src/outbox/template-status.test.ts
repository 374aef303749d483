import { expect, it } from 'vitest'
import { messageTemplates } from './message-template.ts'
import { templatePlaceOf } from './template-place.ts'
import { isOvertaken, statusOfTemplate } from './template-status.ts'

it('every message that says what comes next has the status whose next it is', () => {
  const saying = messageTemplates.filter((template) => templatePlaceOf(template).values.next !== undefined)
  expect(messageTemplates.filter((template) => statusOfTemplate(template) !== undefined)).toEqual(saying)
})

it('a message is overtaken once its request has left the status that it speaks of', () => {
  expect(isOvertaken('CORRECTION_RETURNED', 'REPAIR_BACK_FOR')).toBe(false)
  expect(isOvertaken('CORRECTION_RETURNED', 'REPAIR_BACK_FROM')).toBe(true)
  const always = messageTemplates.filter((template) => statusOfTemplate(template) === undefined)
  expect(always.filter((template) => isOvertaken(template, 'DENIED'))).toEqual([])
})
