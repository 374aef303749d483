import type { CurrentUser } from '@milgo/contracts/core/get-current-user'
import { openPeriod } from './period.ts'

/** A student who has registered and not begun a request. */
export const newStudent: CurrentUser = {
  id: '00000000-0000-4000-8000-000000000001',
  username: '+972520000001_example',
  email: 'noa@example.org',
  identity_number: '123456782',
  phone: '0520000001',
  register_period: openPeriod.code,
  academic_year: 2026,
  is_current_period: true,
  currently_studying: 'BACHELOR',
  academic_institution: { id: 1, name: 'אוניברסיטת חיפה', is_sponsored: false, is_religious: false },
  texts_to_accept: [],
  request: null,
}

type Request = NonNullable<CurrentUser['request']>

const sentRequest: Request = {
  id: '00000000-0000-4000-8000-000000000002',
  request_number: '2025-000123',
  request_status: 'SUBMITTED',
  publish_state: '0',
  created_at: '2026-01-10T10:00:00.000Z',
  submitted_at: '2026-01-12T10:00:00.000Z',
  actions: ['VIEW_SUBMITTED_COPY'],
  form_mode: 'READ',
  returned: false,
  correction_deadline: null,
  appeal_deadline: null,
  is_confirmed: true,
  shows_survey: true,
}

/** A request that the student has begun and not sent. */
export const draftRequest: Request = {
  ...sentRequest,
  request_status: 'DRAFT',
  submitted_at: null,
  actions: [],
  form_mode: 'FILL',
  is_confirmed: false,
  shows_survey: false,
}

/** A student whose request was sent and whose result is not published. */
export const currentUser: CurrentUser = {
  id: '00000000-0000-4000-8000-000000000001',
  username: '+972500000001_example',
  email: 'dana@milgo.example',
  identity_number: '000000018',
  phone: '0500000001',
  register_period: 'example',
  academic_year: 2026,
  is_current_period: true,
  currently_studying: 'BACHELOR',
  academic_institution: { id: 1, name: 'אוניברסיטת חיפה', is_sponsored: false, is_religious: false },
  texts_to_accept: [],
  request: sentRequest,
}
