import { expect, it } from 'vitest'
import { messageTemplates } from './message-template.ts'
import { templatePlaceOf } from './template-place.ts'
import { statusOfTemplate } from './template-status.ts'

it('every message that says what comes next has the status whose next it is', () => {
  const saying = messageTemplates.filter((template) => templatePlaceOf(template).values.next !== undefined)
  expect(messageTemplates.filter((template) => statusOfTemplate(template) !== undefined)).toEqual(saying)
})
