import { expect, it } from 'vitest'
import { isLeaving } from './is-leaving.ts'

const pressed = { isAsked: true, isPositive: true, isDismissed: false, isLedAway: false }

it.each([
  ['exitRegistration', pressed, true],
  ['exitRegistration', { ...pressed, isPositive: false }, false],
  ['exitRegistration', { ...pressed, isPositive: false, isDismissed: true }, false],
  ['exitRegistration', { ...pressed, isLedAway: true }, false],
  ['dontForgetToSubmit', pressed, false],
  ['dontForgetToSubmit', { ...pressed, isPositive: false }, true],
  ['dontForgetToSubmit', { ...pressed, isPositive: false, isDismissed: true }, false],
  ['dontForgetToSubmit', { ...pressed, isPositive: false, isLedAway: true }, false],
  // A window that is not configured does not prevent leaving.
  ['dontForgetToSubmit', { ...pressed, isAsked: false }, true],
  ['exitRegistration', { ...pressed, isAsked: false }, true],
] as const)('%s, answered %j: %s', (modal, answer, expected) => {
  expect(isLeaving(modal, answer)).toBe(expected)
})
