import { expect, it } from 'vitest'
import { landingPath } from './landing-path.ts'

const request = (request_status: 'DRAFT' | 'SUBMITTED' | 'REPAIR_BACK_FOR' | 'COMPUTED') => ({
  id: '1',
  request_number: '2025-000123',
  request_status,
  publish_state: '0' as const,
  created_at: '2025-01-01T00:00:00Z',
  submitted_at: null,
  actions: [],
  form_mode: 'READ' as const,
  returned: false,
  correction_deadline: null,
  appeal_deadline: null,
  is_confirmed: false,
  shows_survey: false,
})

it.each([
  ['no request', null, '/registration'],
  ['a draft', request('DRAFT'), '/registration'],
  ['a request that was sent', request('SUBMITTED'), '/personal-area'],
  ['one that came back for correction', request('REPAIR_BACK_FOR'), '/personal-area'],
  ['one that was decided', request('COMPUTED'), '/personal-area'],
])('a login with %s leads to where the student continues', (_name, given, path) => {
  expect(landingPath({ request: given, is_current_period: true })).toBe(path)
})

it.each([null, request('DRAFT'), request('COMPUTED')])(
  'a login to a past period leads to its request',
  (given) => {
    expect(landingPath({ request: given, is_current_period: false })).toBe('/personal-area')
  },
)
