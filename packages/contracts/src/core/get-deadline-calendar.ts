import { defineCall } from '../define-call.ts'
import { SentFile } from '../sent-file.ts'

export const getDeadlineCalendar = defineCall({
  service: 'core',
  method: 'GET',
  path: '/user-request/deadline-calendar',
  guard: 'student',
  isPersonal: true,
  sendsFile: 'text/calendar; charset=utf-8',
  summary: "Return the student's open deadlines as a calendar file",
  response: SentFile,
})
