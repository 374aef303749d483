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
  is_current_period: true,
  currently_studying: 'BACHELOR',
  academic_institution: { id: 1, name: 'אוניברסיטת חיפה', is_sponsored: false, is_religious: false },
  texts_to_accept: [],
  request: null,
}
